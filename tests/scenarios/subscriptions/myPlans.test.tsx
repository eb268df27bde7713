// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { TestBackend } from '@/demo/testing';
import { formatDate } from '@/shared/format/dates';
import { renderApp } from '../../renderApp';
import { emptyShop, havePlan, recordCalls, STUDENT } from './subscriptionsPage';

const DAY = 86_400_000;

async function openWith(...planIds: readonly string[]) {
  const backend = await emptyShop();
  for (const planId of planIds) await havePlan(backend, planId, `b-${planId}`);
  return renderApp({ at: '/subscriptions', as: 'student', backend });
}

const rowOf = async (table: string, name: RegExp) =>
  within(await within(await screen.findByRole('table', { name: table })).findByRole('row', { name }));

const endOf = (backend: TestBackend, days: number) => formatDate(backend.context.now() + days * DAY);

async function askToEnd(user: Awaited<ReturnType<typeof openWith>>['user']) {
  await user.click(
    (await rowOf('Active Plans', /Pro Month/)).getByRole('button', { name: 'End Subscription' }),
  );
  return within(await screen.findByRole('dialog', { name: 'End Subscription' }));
}

describe('active plans and billing history', () => {
  it('shows an empty state for active plans and billing history', async () => {
    await openWith();
    expect(await screen.findByText('No active subscriptions found.')).toBeVisible();
    expect(await screen.findByText('No billing history found')).toBeVisible();
  });

  it('shows the plan with its term, and what was paid for it', async () => {
    const { backend } = await openWith('plan-pro-30');
    const plan = await rowOf('Active Plans', /Pro Month/);
    expect(plan.getByText('Active')).toBeVisible();
    expect(plan.getByText(`renews ${endOf(backend, 30)}`)).toBeVisible();
    expect(plan.getByText('Selected')).toBeVisible();
    const payment = await rowOf('Billing History', /Pro Month/);
    expect(payment.getByText('$49.00')).toBeVisible();
    expect(payment.getByText('Success')).toBeVisible();
  });

  it('shows the last day of a free plan, which does not renew', async () => {
    const { backend } = await openWith('plan-free');
    const plan = await rowOf('Active Plans', /Free/);
    expect(plan.getByText(`until ${endOf(backend, 360)}`)).toBeVisible();
  });

  it('recovers from a failed load', async () => {
    const backend = await emptyShop();
    const handlers = [
      http.get('*/qlearn/booking/user/user-student', () => HttpResponse.json({}, { status: 500 }), {
        once: true,
      }),
      ...backend.handlers,
    ];
    const { user } = await renderApp({
      at: '/subscriptions',
      as: 'student',
      backend: { ...backend, handlers },
    });
    expect(
      await screen.findByText('The billing history could not be loaded. Please try again.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No billing history found')).toBeVisible();
  });
});

describe("'Select'", () => {
  it('makes another plan the one that counts; the badge follows at once', async () => {
    const { user } = await openWith('plan-pro-30', 'plan-max-180');
    expect(await screen.findByRole('link', { name: 'Plan: QLearn MAX' })).toBeVisible();
    const row = await rowOf('Active Plans', /Pro Month/);
    const select = row.getByRole('button', { name: 'Select' });
    expect(select).toHaveAccessibleDescription(/Pro Month/);
    await user.click(select);
    expect(await screen.findByRole('link', { name: 'Plan: QLearn PRO' })).toBeVisible();
    expect((await rowOf('Active Plans', /Pro Month/)).getByText('Selected')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Select' })).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Active Plans' })).toHaveFocus());
  });

  it('shows its failure inline, and can be tried again', async () => {
    const { user, server } = await openWith('plan-pro-30', 'plan-max-180');
    const row = await rowOf('Active Plans', /Pro Month/);
    server.use(
      http.put('*/qlearn/user/user-student/plan/plan-pro-30/select', () => HttpResponse.error(), {
        once: true,
      }),
    );
    await user.click(row.getByRole('button', { name: 'Select' }));
    expect(await screen.findByText('The plan could not be selected. Please try again.')).toBeVisible();
    await user.click((await rowOf('Active Plans', /Pro Month/)).getByRole('button', { name: 'Select' }));
    expect(await screen.findByRole('link', { name: 'Plan: QLearn PRO' })).toBeVisible();
    expect(screen.queryByText('The plan could not be selected. Please try again.')).not.toBeInTheDocument();
  });
});

describe("'End Subscription'", () => {
  it("asks once before a plan ends, naming it; 'Keep' sends nothing", async () => {
    const { user, server } = await openWith('plan-pro-30');
    const dialog = await askToEnd(user);
    expect(dialog.getByText('Pro Month')).toBeVisible();
    const calls = recordCalls(server);
    await user.click(dialog.getByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.filter((one) => one.startsWith('POST'))).toEqual([]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'End Subscription' })).toHaveFocus());
  });

  it('ends a plan once, however often it is pressed: it runs out, and another can be bought', async () => {
    const { user, server, backend } = await openWith('plan-pro-30');
    const dialog = await askToEnd(user);
    const calls = recordCalls(server);
    await user.dblClick(dialog.getByRole('button', { name: 'End Subscription' }));
    expect(await screen.findByText('Your subscription has been cancelled successfully...')).toBeVisible();
    const row = await rowOf('Active Plans', /Pro Month/);
    expect(await row.findByText(`until ${endOf(backend, 30)}`)).toBeVisible();
    expect(row.queryByRole('button', { name: 'End Subscription' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Active Plans' })).toHaveFocus());
    expect(calls.filter((one) => one.startsWith('POST'))).toEqual([
      'POST /booking/b-plan-pro-30/cancel-subscription',
    ]);
    expect(await (await rowOf('Billing History', /Pro Month/)).findByText('Cancelled')).toBeVisible();
    expect(screen.queryByText('You are already have an active plan.')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Plan: QLearn PRO' })).toBeVisible();
  });

  it('finds the booking when the plan does not name it', async () => {
    const backend = await emptyShop();
    await havePlan(backend, 'plan-pro-30', 'b9');
    const { database } = backend.context;
    const [subscription] = await database.byGroup('subscriptions', STUDENT);
    if (subscription === undefined) throw new Error('There is no subscription.');
    const { id, group, plan, selected, status, startsAt, endsAt } = subscription;
    await database.put('subscriptions', { id, group, plan, selected, status, startsAt, endsAt });
    const { user, server } = await renderApp({ at: '/subscriptions', as: 'student', backend });
    const calls = recordCalls(server);
    const dialog = await askToEnd(user);
    await user.click(dialog.getByRole('button', { name: 'End Subscription' }));
    await waitFor(() => expect(calls).toContain('POST /booking/b9/cancel-subscription'));
  });

  it("shows the server's refusal in the dialog and keeps the plan", async () => {
    const { user, server } = await openWith('plan-pro-30');
    const dialog = await askToEnd(user);
    server.use(
      http.post(
        '*/cancel-subscription',
        () => HttpResponse.json({ message: 'Not today.' }, { status: 500 }),
        {
          once: true,
        },
      ),
    );
    await user.click(dialog.getByRole('button', { name: 'End Subscription' }));
    expect(await dialog.findByText('Not today.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'End Subscription' }));
    expect(await screen.findByText('Your subscription has been cancelled successfully...')).toBeVisible();
  });

  it('reads the plans first after an unclear outcome: it was ended', async () => {
    const { user, server, backend } = await openWith('plan-pro-30');
    const dialog = await askToEnd(user);
    server.use(
      http.post('*/cancel-subscription', async () => {
        const { database } = backend.context;
        const [subscription] = await database.byGroup('subscriptions', STUDENT);
        if (subscription !== undefined) {
          await database.put('subscriptions', { ...subscription, status: 'CANCELLED' });
        }
        return HttpResponse.error();
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'End Subscription' }));
    expect(await screen.findByText('Your subscription has been cancelled successfully...')).toBeVisible();
  });

  it('reads the plans first after an unclear outcome: it was not ended, and it asks', async () => {
    const { user, server } = await openWith('plan-pro-30');
    const dialog = await askToEnd(user);
    server.use(http.post('*/cancel-subscription', () => HttpResponse.error()));
    const calls = recordCalls(server);
    await user.click(dialog.getByRole('button', { name: 'End Subscription' }));
    expect(
      await dialog.findByText(
        'The server did not answer. It was asked again: your subscription has not been ended.',
      ),
    ).toBeVisible();
    expect(calls).toEqual(['POST /booking/b-plan-pro-30/cancel-subscription', 'GET /user/user-student/plan']);
  });

  it('sends nothing again before the plans were read when the outcome stays unclear', async () => {
    const { user, server, backend } = await openWith('plan-pro-30');
    const dialog = await askToEnd(user);
    const deaf = () => HttpResponse.error();
    server.use(http.post('*/cancel-subscription', deaf), http.get('*/user/user-student/plan', deaf));
    const press = () => user.click(dialog.getByRole('button', { name: 'End Subscription' }));
    await press();
    expect(await dialog.findByText(/^It is not known whether this was done/)).toBeVisible();
    server.resetHandlers(...backend.handlers);
    const calls = recordCalls(server);
    await press();
    expect(await dialog.findByText(/your subscription has not been ended/)).toBeVisible();
    expect(calls).toEqual(['GET /user/user-student/plan']);
    await press();
    expect(await screen.findByText('Your subscription has been cancelled successfully...')).toBeVisible();
  });

  it('offers no end of a free plan', async () => {
    await openWith('plan-free');
    expect(await rowOf('Active Plans', /Free/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'End Subscription' })).not.toBeInTheDocument();
  });
});
