// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../renderApp';

async function openPayments() {
  const app = await renderApp({ at: '/refund?user=user-student', as: 'admin' });
  await screen.findByRole('heading', { level: 2, name: 'Payments of Sam Student' }, { timeout: 30_000 });
  await screen.findByRole('table', { name: 'Payments' });
  return app;
}

const payment = (plan: string) => screen.getByRole('row', { name: new RegExp(plan) });
const dialog = () => screen.findByRole('dialog');

// Whole pages in jsdom, on machines that may be busy.
describe('Refund', () => {
  it.each([
    ['', 10],
    ['?size=25', 25],
    ['?q=student@qlearn', 1],
  ])('shows the students that the address %j asks for', async (query, count) => {
    await renderApp({ at: `/refund${query}`, as: 'admin' });
    await screen.findByLabelText('Search by email', {}, { timeout: 30_000 });
    expect(screen.getAllByText('View payments')).toHaveLength(count);
  });

  it('shows it where nobody has such an e-mail', async () => {
    await renderApp({ at: '/refund?q=zzz', as: 'admin' });
    expect(await screen.findByText('No user found.', {}, { timeout: 30_000 })).toBeVisible();
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
