// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../renderApp';

async function openPage(query = '') {
  const app = await renderApp({ at: `/admin-portal${query}`, as: 'admin' });
  await screen.findByRole('heading', { level: 1, name: 'Admin Portal' });
  return app;
}

// Signing out waits up to a second for this code, and asks for confirmation if it has not loaded.
beforeAll(() => import('@/app/sign-out/unsentAnswers'), 60_000);

afterEach(() => {
  vi.useRealTimers();
});

const dialog = () => screen.findByRole('dialog');

describe('Admin Portal', () => {
  it('sends an invitation for a plan on offer, once', async () => {
    const { user, server } = await openPage();
    let sent = 0;
    server.events.on('request:start', ({ request }) => {
      if (request.method === 'POST') sent += 1;
    });
    await user.click(await screen.findByRole('button', { name: 'Send invitation' }));
    const form = within(await dialog());
    await form.findByRole('option', { name: 'Pro Week' });
    await user.selectOptions(form.getByLabelText('Plan'), 'Pro Week');
    await user.type(form.getByLabelText('Email'), 'nobody');
    await user.click(form.getByRole('button', { name: 'Send' }));
    expect(await form.findByText('Email not valid')).toBeVisible();
    await user.clear(form.getByLabelText('Email'));
    await user.type(form.getByLabelText('Email'), 'new@example.org');
    await user.dblClick(form.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Invitation has been sent successfully...')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Resend new@example.org' })).toBeVisible();
    expect(sent).toBe(1);
    server.events.removeAllListeners();
  });

  it('lists the invitations beyond the first hundred', async () => {
    const { server } = await openPage('?tab=coupons');
    const pages: (string | null)[] = [];
    server.use(
      http.get('*/qlearn/enrollments/invitations', ({ request }) => {
        const page = new URL(request.url).searchParams.get('page');
        pages.push(page);
        const length = page === '2' ? 7 : 100;
        const content = Array.from({ length }, (_, index) => ({
          id: `i${page}-${index}`,
          email: `guest${page}-${index}@example.org`,
        }));
        return HttpResponse.json({ content });
      }),
    );
    screen.getByRole('tab', { name: 'Invitations' }).click();
    expect(await screen.findByText(/of 207/)).toBeVisible();
    expect(pages).toEqual(['0', '1', '2']);
  });

  it('reads no page again of a server that returns the same one', async () => {
    const { server } = await openPage('?tab=coupons');
    let requests = 0;
    server.use(
      http.get('*/qlearn/enrollments/invitations', () => {
        requests += 1;
        return HttpResponse.json(
          Array.from({ length: 100 }, (_, index) => ({ id: `i${index}`, email: `g${index}@example.org` })),
        );
      }),
    );
    screen.getByRole('tab', { name: 'Invitations' }).click();
    expect(await screen.findByText(/of 100/)).toBeVisible();
    expect(requests).toBe(2);
  });

  it('sends again only what nobody has accepted', async () => {
    const { user, server, backend } = await openPage();
    const search = await screen.findByRole('searchbox', { name: 'Search invitations' });
    await screen.findByText('paul.reyes@example.edu');
    await user.type(search, 'olivia.grant');
    expect(await screen.findByText('olivia.grant@example.edu')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Resend olivia.grant@example.edu' })).toBeNull();
    await user.clear(search);
    await user.click(await screen.findByRole('button', { name: 'Resend paul.reyes@example.edu' }));
    expect(await screen.findByText('Invitation has been sent successfully...')).toBeVisible();

    server.use(
      http.put('*/qlearn/enrollments/invitations/:id', () =>
        HttpResponse.json({ message: 'Too many mails' }, { status: 429 }),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Resend ines.duarte@example.edu' }));
    expect(await screen.findByText('Too many mails')).toBeVisible();
    expect(await screen.findByText('ines.duarte@example.edu: Too many mails')).toBeVisible();
    server.use(http.put('*/qlearn/enrollments/invitations/:id', () => HttpResponse.error()));
    await user.click(screen.getByRole('button', { name: 'Resend ines.duarte@example.edu' }));
    expect(await screen.findByText(/^ines\.duarte.*so it is not known whether this was sent/)).toBeVisible();
    server.resetHandlers(...backend.handlers);
    await user.click(screen.getByRole('button', { name: 'Resend ines.duarte@example.edu' }));
    await waitFor(() => expect(screen.queryByText(/^ines\.duarte.*: /)).toBeNull());
  });

  it('shows how many days an invitation can still be accepted, and the date on hover', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 6, 12) });
    const { user } = await openPage();
    const open = await screen.findByRole('row', { name: /ines\.duarte@example\.edu/ });
    expect(within(open).getByTitle('Mar 18, 2026')).toHaveTextContent(/^in 12 days$/);
    await user.type(screen.getByRole('searchbox', { name: 'Search invitations' }), 'hugo');
    const expired = await screen.findByRole('row', { name: /hugo\.martin@example\.edu/ });
    expect(within(expired).getByTitle('Feb 14, 2026')).toHaveTextContent(/^20 days ago$/);
  });

  it('sends an invitation while those of before do not come', async () => {
    const { user, server } = await openPage('?tab=coupons');
    server.use(http.get('*/qlearn/enrollments/invitations', () => new Promise(() => undefined)));
    await user.click(screen.getByRole('tab', { name: 'Invitations' }));
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Send invitation' }));
    expect(await dialog()).toBeVisible();
  });

  it('keeps the focus in the field of plans when they arrive', async () => {
    const { user, server } = await openPage();
    let arrive = (): void => undefined;
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const whenArrived = http.get('*/qlearn/plan', async () => {
      await arrival;
      return undefined;
    });
    server.use(whenArrived);
    await user.click(await screen.findByRole('button', { name: 'Send invitation' }));
    const form = within(await dialog());
    form.getByLabelText('Plan').focus();
    arrive();
    await form.findByRole('option', { name: 'Pro Week' });
    expect(form.getByLabelText('Plan')).toHaveFocus();
  });

  it('keeps coupons in this browser: creates, lists and deletes them', async () => {
    const { user } = await openPage('?tab=coupons');
    expect(await screen.findByText('No coupons found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create coupon' }));
    const form = within(await dialog());
    const percentage = form.getByLabelText('Percentage');
    expect(percentage).toHaveValue('5');
    await user.clear(percentage);
    await user.type(percentage, '7,5');
    expect(percentage).toHaveAccessibleDescription('A plan of $100.00 costs $92.50.');
    await user.tab();
    expect(percentage).toHaveValue('7.5');
    await user.selectOptions(form.getByLabelText('Discount type'), 'Amount');
    expect(form.getByLabelText('Amount')).toHaveValue('10');
    await user.clear(form.getByLabelText('Coupon code'));
    await user.type(form.getByLabelText('Coupon code'), 'SPRING');
    await user.dblClick(form.getByRole('button', { name: 'Save' }));
    const erase = await screen.findByRole('button', { name: 'Delete SPRING' });
    expect(JSON.parse(localStorage.getItem('coupons') ?? '')).toMatchObject([
      { couponCode: 'SPRING', discountType: 'amount', discountAmount: 10 },
    ]);

    await user.click(erase);
    await user.click(within(await dialog()).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No coupons found')).toBeVisible();
    expect(localStorage.getItem('coupons')).toBe('[]');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('takes coupons from a file, and shows it when there are none in it', async () => {
    const { user } = await openPage('?tab=coupons');
    const chooser = await screen.findByLabelText('Coupon file');
    const file = (content: string) => new File([content], 'coupons.json', { type: 'application/json' });
    await user.upload(chooser, file('not json'));
    expect(await screen.findByText('There are no coupons in this file.')).toBeVisible();
    const coupon = { couponCode: 'FILE1', discountType: 'percentage', expiryDate: '2030-01-01' };
    await user.upload(chooser, file(JSON.stringify([coupon])));
    expect(await screen.findByText('FILE1')).toBeVisible();
  });

  it('shows that a file that has moved since it was chosen has no coupons', async () => {
    const { user } = await openPage('?tab=coupons');
    const moved = new File(['[]'], 'coupons.json', { type: 'application/json' });
    moved.text = () => Promise.reject(new DOMException('Gone', 'NotReadableError'));
    await user.upload(await screen.findByLabelText('Coupon file'), moved);
    expect(await screen.findByText('There are no coupons in this file.')).toBeVisible();
  });

  it('keeps the coupons that another tab stores meanwhile', async () => {
    const { user } = await openPage('?tab=coupons');
    const chooser = await screen.findByLabelText('Coupon file');
    const elsewhere = { couponCode: 'ELSEWHERE', discountType: 'percentage', expiryDate: '2030-01-01' };
    const storedCodes = () => localStorage.getItem('coupons')?.match(/(?<="couponCode":")\w+/g);
    localStorage.setItem('coupons', JSON.stringify([elsewhere]));
    await user.click(screen.getByRole('button', { name: 'Create coupon' }));
    const form = within(await dialog());
    await user.clear(form.getByLabelText('Coupon code'));
    await user.type(form.getByLabelText('Coupon code'), 'HERE');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('HERE')).toBeVisible();
    expect(storedCodes()).toEqual(['HERE', 'ELSEWHERE']);

    localStorage.setItem('coupons', JSON.stringify([elsewhere, { ...elsewhere, couponCode: 'HERE' }]));
    const content = JSON.stringify([{ ...elsewhere, couponCode: 'FILE1' }]);
    await user.upload(chooser, new File([content], 'coupons.json', { type: 'application/json' }));
    expect(await screen.findByText('FILE1')).toBeVisible();
    expect(storedCodes()).toEqual(['ELSEWHERE', 'HERE', 'FILE1']);

    localStorage.setItem('coupons', JSON.stringify([{ ...elsewhere, couponCode: 'NEWER' }, elsewhere]));
    await user.click(screen.getByRole('button', { name: 'Delete ELSEWHERE' }));
    await user.click(within(await dialog()).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('NEWER')).toBeVisible();
    expect(storedCodes()).toEqual(['NEWER']);
  });

  it('signs out by Logout, and leaves the coupons stored', async () => {
    localStorage.setItem(
      'coupons',
      '[{"couponCode":"STAYS","discountType":"percentage","expiryDate":"2030-01-01"}]',
    );
    const { user } = await openPage();
    await user.click(screen.getByRole('tab', { name: 'Logout' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
    expect(localStorage.getItem('coupons')).toContain('STAYS');
  });
});
