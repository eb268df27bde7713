// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '@/demo/testing';
import { renderApp } from '../../renderApp';

async function openPayments(backend?: TestBackend) {
  const at = '/refund?user=user-student';
  const app = await renderApp({ at, as: 'admin', ...(backend === undefined ? {} : { backend }) });
  await screen.findByRole('heading', { level: 2, name: 'Payments of Sam Student' });
  await screen.findByRole('table', { name: 'Payments' });
  return app;
}

const payment = (plan: string) => screen.getByRole('row', { name: new RegExp(plan) });
const dialog = () => screen.findByRole('dialog');

describe('Refund', () => {
  it.each([
    ['', 10],
    ['?size=25', 25],
    ['?q=student@qlearn', 1],
  ])('shows the students that the address %j asks for', async (query, count) => {
    await renderApp({ at: `/refund${query}`, as: 'admin' });
    await screen.findByLabelText('Search by email');
    expect(screen.getAllByText('View payments')).toHaveLength(count);
  });

  it("opens a student's payments by a link, and keeps the search for the way back", async () => {
    const { user } = await renderApp({ at: '/refund?q=student@qlearn', as: 'admin' });
    const link = await screen.findByRole('link', { name: 'View payments' });
    expect(link).toHaveAccessibleDescription('student@qlearn.demo');
    expect(link).toHaveAttribute('href', '/refund?q=student%40qlearn&user=user-student');
    await user.click(link);
    const heading = await screen.findByRole('heading', { level: 2, name: 'Payments of Sam Student' });
    await waitFor(() => expect(heading).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'All users' }));
    expect(await screen.findByLabelText('Search by email')).toHaveValue('student@qlearn');
  });

  it('says that nobody has such an e-mail', async () => {
    await renderApp({ at: '/refund?q=zzz', as: 'admin' });
    expect(await screen.findByText('No user found.')).toBeVisible();
  });

  it('cancels the plan, then refunds the full price, each asked once by person, plan and amount', async () => {
    const { user, server } = await openPayments();
    const sent: unknown[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.method === 'POST')
        void request
          .clone()
          .text()
          .then((body) => sent.push(body === '' ? 'no body' : JSON.parse(body)));
    });
    await user.click(within(payment('Pro Month')).getByRole('button', { name: 'Cancel Plan' }));
    const question = within(await dialog());
    expect(question.getByText('Sam Student (student@qlearn.demo), Pro Month, $49.00')).toBeVisible();
    expect(question.getByRole('button', { name: 'Keep' })).toBeVisible();
    await user.dblClick(question.getByRole('button', { name: 'Cancel Plan' }));
    expect(await screen.findByText('Plan has been cancelled successfully...')).toBeVisible();

    await waitFor(() => expect(within(payment('Pro Month')).getByText('Cancelled')).toBeVisible());
    await user.click(within(payment('Pro Month')).getByRole('button', { name: 'Refund' }));
    const second = within(await dialog());
    expect(second.getByText('Sam Student (student@qlearn.demo), Pro Month, $49.00')).toBeVisible();
    await user.dblClick(second.getByRole('button', { name: 'Refund' }));
    expect(await screen.findByText('Plan amount successfully refunded...')).toBeVisible();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ refundAmount: 49, refundReason: 'REQUESTED_BY_CUSTOMER' });
    server.events.removeAllListeners();
  });

  it('moves the focus to the heading once a button is gone, and announces the outcome', async () => {
    const { user } = await openPayments();
    const heading = screen.getByRole('heading', { level: 2, name: 'Payments of Sam Student' });
    const done = async (name: string, text: string) => {
      await user.click(within(payment('Pro Month')).getByRole('button', { name }));
      await user.click(within(await dialog()).getByRole('button', { name }));
      expect((await screen.findByText(text)).closest('[role="status"]')).not.toBeNull();
      const button = { name, description: 'Pro Month' };
      await waitFor(() => expect(screen.queryByRole('button', button)).toBeNull());
      await waitFor(() => expect(heading).toHaveFocus());
    };
    await done('Cancel Plan', 'Plan has been cancelled successfully...');
    await done('Refund', 'Plan amount successfully refunded...');
  });

  it('reads again after an unclear outcome before it asks again', async () => {
    const { user, server } = await openPayments();
    let attempts = 0;
    server.use(
      http.post('*/qlearn/booking/:id/cancel-subscription', () => {
        attempts += 1;
        return HttpResponse.error();
      }),
    );
    await user.click(within(payment('Pro Month')).getByRole('button', { name: 'Cancel Plan' }));
    const question = within(await dialog());
    await user.click(question.getByRole('button', { name: 'Cancel Plan' }));
    expect(await question.findByRole('alert')).toHaveTextContent('nothing has been changed yet');
    expect(attempts).toBe(1);
  });

  it('shows why the server refused', async () => {
    const { user, server } = await openPayments();
    server.use(
      http.post('*/qlearn/booking/:id/cancel-subscription', () =>
        HttpResponse.json({ message: 'The provider is closed' }, { status: 503 }),
      ),
    );
    await user.click(within(payment('Pro Month')).getByRole('button', { name: 'Cancel Plan' }));
    const question = within(await dialog());
    await user.click(question.getByRole('button', { name: 'Cancel Plan' }));
    expect(await question.findByRole('alert')).toHaveTextContent('The provider is closed');
    await user.click(question.getByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a payment made before the price of its plan was raised', () => {
  const plan = {
    id: 'plan-pro',
    name: 'Pro Month',
    category: 'PRO',
    price: 59,
    durationInDay: 30,
    status: 'ACTIVE',
  };
  const booking = { id: 'b-old', price: 49, status: 'CANCELED', plan, paymentIntentId: 'pi-1' };

  /** Opens the student's payments; the server lists the refunded one as long as `isListed` returns true. */
  async function openOld(isListed: () => boolean, refund: () => Response) {
    const bodies: unknown[] = [];
    const backend = await createTestBackend({ now: () => Date.now() });
    const handlers = [
      http.get('*/qlearn/booking/user/:id', () => HttpResponse.json(isListed() ? [booking] : [])),
      http.post('*/qlearn/booking/:id/refund', async ({ request }) => {
        bodies.push(await request.json());
        return refund();
      }),
      ...backend.handlers,
    ];
    const app = await openPayments({ ...backend, handlers });
    const row = await screen.findByRole('row', { name: /\$49\.00/ });
    return { ...app, bodies, row };
  }

  it('refunds what was paid, and offers no second refund although the server still lists it', async () => {
    const { user, bodies, row } = await openOld(
      () => true,
      () => HttpResponse.json({}),
    );
    expect(row).not.toHaveTextContent('$59.00');
    await user.click(within(row).getByRole('button', { name: 'Refund' }));
    const question = within(await dialog());
    expect(question.getByText('Sam Student (student@qlearn.demo), Pro Month, $49.00')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Refund' }));
    expect(await screen.findByText('Plan amount successfully refunded...')).toBeVisible();
    expect(bodies).toEqual([expect.objectContaining({ bookingId: 'b-old', refundAmount: 49 })]);
    expect(await screen.findByText('Refunded')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Refund' })).not.toBeInTheDocument();
  });

  it('reads again after an unclear refund: still listed, it is asked for, not sent again', async () => {
    const { user, bodies, row } = await openOld(
      () => true,
      () => HttpResponse.error(),
    );
    await user.click(within(row).getByRole('button', { name: 'Refund' }));
    const question = within(await dialog());
    await user.click(question.getByRole('button', { name: 'Refund' }));
    expect(await question.findByRole('alert')).toHaveTextContent('still lists this payment as canceled');
    expect(bodies).toHaveLength(1);
  });

  it('reads again after an unclear refund: no longer listed, it was refunded', async () => {
    let isListed = true;
    const { user, bodies, row } = await openOld(
      () => isListed,
      () => {
        isListed = false;
        return HttpResponse.error();
      },
    );
    await user.click(within(row).getByRole('button', { name: 'Refund' }));
    await user.click(within(await dialog()).getByRole('button', { name: 'Refund' }));
    expect(await screen.findByText('Plan amount successfully refunded...')).toBeVisible();
    expect(bodies).toHaveLength(1);
  });
});
