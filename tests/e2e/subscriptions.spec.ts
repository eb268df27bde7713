import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Every write about bookings of this browser, as 'METHOD path'. */
function recordWrites(context: BrowserContext): string[] {
  const writes: string[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && pathname.startsWith('/qlearn/booking')) {
      writes.push(`${request.method()} ${pathname.replace(/booking-\w+/, '{id}')}`);
    }
  });
  return writes;
}

const PUT_SUCCESS = 'PUT /qlearn/booking/{id}/status/SUCCESS';

async function openSubscriptions(page: Page): Promise<void> {
  await page.goto('/subscriptions');
  await heading(page, 'Subscriptions').waitFor();
}

/** The demo student begins with a running plan, which blocks another one. */
async function endPlan(page: Page, where: string): Promise<void> {
  await page.getByText('You are already have an active plan.').waitFor();
  await expectAccessible(page, `${where} with an active plan`);
  await page.getByRole('button', { name: 'End Subscription' }).click();
  const dialog = page.getByRole('dialog', { name: 'End Subscription' });
  await dialog.getByText('Pro Month').waitFor();
  await expectAccessible(page, `${where}, the dialog`);
  await dialog.getByRole('button', { name: 'End Subscription' }).click();
  await page.getByText('Your subscription has been cancelled successfully...').waitFor();
  await page.getByRole('row', { name: /Pro Month.*until / }).waitFor();
}

async function openCheckoutStep(page: Page, plan: string): Promise<void> {
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: plan }) });
  await card.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await page.getByRole('heading', { name: 'Checkout', exact: true }).waitFor();
}

test.describe('subscriptions', () => {
  test('reports a payment once for two tabs that come back from it', async ({ studentPage: page }) => {
    const context = page.context();
    const writes = recordWrites(context);
    await openSubscriptions(page);
    await endPlan(page, 'subscriptions');
    await openCheckoutStep(page, 'Pro Quarter');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('button', { name: 'Pay' }).waitFor();
    writes.length = 0;
    // The demo's worker unregisters itself with the last page of the app, and a checkout is none: without this page
    // it could do so between the two that come back.
    const app = await context.newPage();
    await app.goto('/no-such-page');
    await heading(app, 'Page not found').waitFor();
    const other = await context.newPage();
    await other.goto(page.url());
    const pays = [page, other].map((tab) => tab.getByRole('button', { name: 'Pay' }));
    await Promise.all(pays.map((pay) => pay.waitFor()));
    await Promise.all(pays.map((pay) => pay.click()));
    await Promise.all([page, other].map((tab) => heading(tab, 'Payment Successful').waitFor()));
    expect(writes).toEqual([PUT_SUCCESS]);
  });
});
