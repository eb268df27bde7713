// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as redirection from '@/features/subscriptions/checkout/redirectTo';
import { renderApp } from '../../renderApp';
import { emptyShop, havePlan, recordCalls } from './subscriptionsPage';

const SESSION = '*/qlearn/booking/create-payment-session';
const POST_SESSION = 'POST /booking/create-payment-session';

// Loaded before the first click requests it.
beforeAll(() => import('@/features/subscriptions/checkout/CheckoutStep'));

beforeEach(() => {
  vi.spyOn(redirection, 'redirectTo').mockReturnValue();
});

async function openShop(at = '/subscriptions') {
  return renderApp({ at, as: 'student', backend: await emptyShop() });
}

const card = async (name: string) =>
  within(
    (await screen.findAllByRole('listitem')).find((item) => within(item).queryByRole('heading', { name })) ??
      document.body,
  );

async function openStep(shop: Awaited<ReturnType<typeof openShop>>) {
  const button = (await card('Pro Month')).getByRole('button', { name: 'Proceed to Checkout' });
  await waitFor(() => expect(button).toBeEnabled());
  await shop.user.click(button);
  return screen.findByRole('heading', { name: 'Checkout' });
}

describe('the plans on offer', () => {
  it.each(['/subscriptions', '/plans'])(
    'shows plans at %s with price, duration, questions, exam types, type',
    async (at) => {
      await openShop(at);
      expect(await screen.findByRole('heading', { level: 1, name: 'Subscriptions' })).toBeVisible();
      const quarter = await card('Pro Quarter');
      expect(quarter.getByText('$119.00')).toBeVisible();
      expect(quarter.getByText(/for 3 months/)).toBeVisible();
      expect(quarter.getByText('400 questions per day · General')).toBeVisible();
      expect(quarter.getByText('All exam types')).toBeVisible();
      expect((await card('Step Month')).getByText('Step 1, Step 2, Step 3')).toBeVisible();
      expect((await card('Max Year')).getByText(/for 1 year/)).toBeVisible();
      expect(screen.queryByRole('heading', { name: 'Pro Pilot' })).not.toBeInTheDocument();
    },
  );

  it('counts a single question', async () => {
    const backend = await emptyShop();
    const free = await backend.context.database.get('plans', 'plan-free');
    if (free === undefined) throw new Error('The demo has no free plan.');
    await backend.context.database.put('plans', { ...free, plan: { ...free.plan, questionsPerDay: 1 } });
    await renderApp({ at: '/subscriptions', as: 'student', backend });
    expect((await card('Free')).getByText(/^1 question per day ·/)).toBeVisible();
  });

  it("shows everything by 'Show Details', and closes back to its button", async () => {
    const { user } = await openShop();
    const opener = (await card('Step Month')).getByRole('button', { name: 'Show Details' });
    await user.click(opener);
    const dialog = within(await screen.findByRole('dialog', { name: 'Step Month' }));
    expect(dialog.getByText('Steps 1 to 3 only.')).toBeVisible();
    expect(dialog.getByText('30 days')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('sells no plan while a paid one is active, and shows why', async () => {
    const backend = await emptyShop();
    await havePlan(backend, 'plan-pro-30', 'b1');
    await renderApp({ at: '/subscriptions', as: 'student', backend });
    expect(await screen.findByText('You are already have an active plan.')).toBeVisible();
    for (const button of screen.getAllByRole('button', { name: 'Proceed to Checkout' })) {
      expect(button).toBeDisabled();
      expect(button).toHaveAccessibleDescription(/You are already have an active plan\./);
    }
  });

  it('shows why the free plan that one has alone cannot be bought', async () => {
    const backend = await emptyShop();
    await havePlan(backend, 'plan-free', 'b1');
    await renderApp({ at: '/subscriptions', as: 'student', backend });
    const cards = await screen.findAllByRole('listitem');
    const free = within(
      cards.find((card) => within(card).queryByText('Your plan') !== null) ?? document.body,
    );
    const proceed = free.getByRole('button', { name: 'Proceed to Checkout' });
    expect(proceed).toBeDisabled();
    expect(proceed).toHaveAccessibleDescription(/You are already have an active plan\./);
    const others = screen.getAllByRole('button', { name: 'Proceed to Checkout' });
    expect(others.filter((button) => button.matches(':enabled'))).toHaveLength(others.length - 1);
  });

  it('sells no plan from an address either while one is active', async () => {
    const backend = await emptyShop();
    await havePlan(backend, 'plan-pro-30', 'b1');
    await renderApp({ at: '/subscriptions?plan=plan-max-180', as: 'student', backend });
    expect(await screen.findByText('You are already have an active plan.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
  });

  it('offers plans again after a failure, and says when there are none', async () => {
    const backend = await emptyShop();
    const handlers = [
      http.get('*/qlearn/package/status/ACTIVE', () => HttpResponse.json({}, { status: 500 }), {
        once: true,
      }),
      http.get('*/qlearn/package/status/ACTIVE', () => HttpResponse.json([])),
      ...backend.handlers,
    ];
    const { user } = await renderApp({
      at: '/subscriptions',
      as: 'student',
      backend: { ...backend, handlers },
    });
    expect(await screen.findByText('The plans could not be loaded. Please try again.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No plans found.')).toBeVisible();
  });
});

describe('the checkout step', () => {
  it('names the plan, its price and what happens, and goes back to the button it came from', async () => {
    const shop = await openShop();
    const heading = await openStep(shop);
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByRole('heading', { name: 'Pro Month' })).toBeVisible();
    expect(screen.getAllByText('$49.00').at(-1)).toBeVisible();
    expect(
      screen.getByText(
        'An email has been sent to your registered mail id with all the details. Your payment will be auto-debited.',
      ),
    ).toBeVisible();
    await shop.user.click(screen.getByRole('button', { name: 'Back' }));
    const opener = (await card('Pro Month')).getByRole('button', { name: 'Proceed to Checkout' });
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('opens one payment session however often it is confirmed, and leaves for its checkout', async () => {
    const shop = await openShop();
    await openStep(shop);
    const calls = recordCalls(shop.server);
    const confirm = screen.getByRole('button', { name: 'Confirm' });
    await shop.user.dblClick(confirm);
    await shop.user.click(confirm);
    await waitFor(() => expect(redirection.redirectTo).toHaveBeenCalledTimes(1));
    await shop.user.click(confirm);
    expect(vi.mocked(redirection.redirectTo).mock.calls).toEqual([
      [expect.stringMatching(/^http:\/\/localhost:3000\/demo-checkout\/[\w-]+$/)],
    ]);
    expect(calls.filter((one) => one === POST_SESSION)).toHaveLength(1);
  });

  it.each([
    'https://user:secret@checkout.example.com/',
    'http://checkout.example.com/',
    'javascript:alert(document.domain)',
    'data:text/html,<h1>Pay</h1>',
    'https://checkout.example.com@evil.example/',
    'blob:https://checkout.example.com/1',
    '//checkout.example.com/',
    '/payment/success/b1',
  ])('leaves for no checkout at %s', async (checkoutURL) => {
    const shop = await openShop();
    await openStep(shop);
    shop.server.use(http.post(SESSION, () => HttpResponse.json({ checkoutURL, booking: { id: 'b1' } })));
    await shop.user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(/is not allowed\. Nothing has been debited\./)).toBeVisible();
    expect(redirection.redirectTo).not.toHaveBeenCalled();
  });

  it('sends nothing when another tab has bought a plan in the meantime', async () => {
    const shop = await openShop();
    await openStep(shop);
    await havePlan(shop.backend, 'plan-max-180', 'b1');
    const calls = recordCalls(shop.server);
    await shop.user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('You are already have an active plan.')).toBeVisible();
    const heading = screen.getByRole('heading', { name: 'Add Plans' });
    expect(heading).toHaveFocus();
    expect(heading).toHaveAccessibleDescription('You are already have an active plan.');
    expect(calls).not.toContain(POST_SESSION);
    expect(redirection.redirectTo).not.toHaveBeenCalled();
  });

  it("shows the server's refusal, and lets the visitor try again", async () => {
    const shop = await openShop();
    await openStep(shop);
    shop.server.use(
      http.post(SESSION, () => HttpResponse.json({ message: 'The provider rests.' }, { status: 500 }), {
        once: true,
      }),
    );
    await shop.user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('The provider rests.')).toBeVisible();
    await shop.user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(redirection.redirectTo).toHaveBeenCalledTimes(1));
  });

  it('reads plans and bookings again after an unclear outcome, then asks', async () => {
    const shop = await openShop();
    await openStep(shop);
    shop.server.use(http.post(SESSION, () => HttpResponse.error()));
    const calls = recordCalls(shop.server);
    await shop.user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(/you have not paid yet\. Confirm again\?/)).toBeVisible();
    const sent = calls.indexOf(POST_SESSION);
    expect(calls.slice(sent + 1)).toEqual(
      expect.arrayContaining(['GET /booking/user/user-student', 'GET /user/user-student/plan']),
    );
    expect(calls.filter((one) => one === POST_SESSION)).toHaveLength(1);
  });

  it('sends nothing while the plans cannot be read, and can be confirmed again', async () => {
    const shop = await openShop();
    await openStep(shop);
    const calls = recordCalls(shop.server);
    shop.server.use(
      http.get('*/qlearn/user/:id/plan', () => HttpResponse.json({}, { status: 500 }), { once: true }),
    );
    await shop.user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(/could not be checked, so nothing was sent\./)).toBeVisible();
    expect(calls).not.toContain(POST_SESSION);
    await shop.user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(redirection.redirectTo).toHaveBeenCalledTimes(1));
    expect(calls.filter((one) => one === POST_SESSION)).toHaveLength(1);
  });

  it('lets a purchase be confirmed again when the browser restores the page after the checkout', async () => {
    const shop = await openShop();
    await openStep(shop);
    const confirm = screen.getByRole('button', { name: 'Confirm' });
    await shop.user.click(confirm);
    await waitFor(() => expect(redirection.redirectTo).toHaveBeenCalledTimes(1));
    expect(confirm).toHaveAttribute('aria-busy', 'true');
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    // The session is confirmed again, and the page rendered again.
    await waitFor(() => expect(confirm).not.toBeInTheDocument());
    const again = await screen.findByRole('button', { name: 'Confirm' });
    expect(again).toHaveAttribute('aria-busy', 'false');
    await shop.user.click(again);
    await waitFor(() => expect(redirection.redirectTo).toHaveBeenCalledTimes(2));
  });

  it('sends nobody off who has gone back before the checkout answered', async () => {
    const shop = await openShop();
    await openStep(shop);
    let answer: (() => void) | undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    shop.server.use(
      http.post(SESSION, async () => {
        await answered;
        return HttpResponse.json({ checkoutURL: 'https://checkout.example.com/', booking: { id: 'b1' } });
      }),
    );
    const calls = recordCalls(shop.server);
    await shop.user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(calls).toContain(POST_SESSION));
    await shop.user.click(screen.getByRole('button', { name: 'Back' }));
    answer?.();
    await openStep(shop);
    expect(redirection.redirectTo).not.toHaveBeenCalled();
  });
});

describe('a coupon', () => {
  const keep = (coupons: unknown) => localStorage.setItem('coupons', JSON.stringify(coupons));
  const percentage = { couponCode: 'SPRING', discountType: 'percentage', discountPercentage: 10 };

  it('lowers the price that is shown by a coupon of this browser', async () => {
    keep([
      { ...percentage, expiryDate: '2999-12-31' },
      { couponCode: 'TEN', discountType: 'amount', discountAmount: 10, expiryDate: '2999-12-31' },
    ]);
    const shop = await openShop();
    await openStep(shop);
    await shop.user.type(screen.getByLabelText(/Coupon code/), 'spring{Enter}');
    expect(await screen.findByText('$44.10')).toBeVisible();
    expect(screen.getByText('−$4.90')).toBeVisible();
    await shop.user.clear(screen.getByLabelText(/Coupon code/));
    await shop.user.type(screen.getByLabelText(/Coupon code/), 'TEN{Enter}');
    expect(await screen.findByText('$39.00')).toBeVisible();
  });

  it.each([
    ['unknown', 'There is no such coupon in this browser.'],
    ['spring', 'This coupon has expired.'],
  ])('refuses a coupon that is %s', async (code, problem) => {
    keep([{ ...percentage, expiryDate: '2020-01-01' }]);
    const shop = await openShop();
    await openStep(shop);
    await shop.user.type(screen.getByLabelText(/Coupon code/), `${code}{Enter}`);
    expect(await screen.findByText(problem)).toBeVisible();
    expect(screen.queryByText('Price after coupon')).not.toBeInTheDocument();
  });

  it('opens the checkout when local storage garbled a coupon', async () => {
    keep('{"not": "a list"}');
    const shop = await openShop();
    await openStep(shop);
    await shop.user.type(screen.getByLabelText(/Coupon code/), 'x{Enter}');
    expect(await screen.findByText('There is no such coupon in this browser.')).toBeVisible();
  });
});

describe('the way to the checkout', () => {
  it('remembers the checkout, so that the booking is known when the visitor comes back', async () => {
    const shop = await openShop();
    await openStep(shop);
    await shop.user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(redirection.redirectTo).toHaveBeenCalledOnce());
    const [booking] = await shop.backend.context.database.byGroup('bookings', 'user-student');
    expect(booking).toBeDefined();
    expect(JSON.parse(localStorage.getItem('sentBookings') ?? '[]')).toEqual([`user-student/${booking?.id}`]);
  });

  it.each([['{"booking":{"id":"b1"}}'], ['<html>']])(
    'says that the answer cannot be used when it is %s',
    async (body) => {
      const shop = await openShop();
      shop.server.use(http.post(SESSION, () => new HttpResponse(body, { status: 200 })));
      await openStep(shop);
      await shop.user.click(screen.getByRole('button', { name: 'Confirm' }));
      expect(await screen.findByText(/The checkout sent a response that cannot be used/)).toBeVisible();
      expect(screen.queryByText(/did not answer/)).toBeNull();
      expect(redirection.redirectTo).not.toHaveBeenCalled();
    },
  );
});
