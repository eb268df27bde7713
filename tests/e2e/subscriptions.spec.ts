import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { expect, signInAs, test } from './fixtures';

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

const POST_SESSION = 'POST /qlearn/booking/create-payment-session';
const PUT_SUCCESS = 'PUT /qlearn/booking/{id}/status/SUCCESS';
const PUT_FAILED = 'PUT /qlearn/booking/{id}/status/FAILED';

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

/** From Create Quiz to the demo checkout of a plan. */
async function goToCheckout(page: Page, plan: string): Promise<void> {
  await openSubscriptions(page);
  await endPlan(page, plan);
  await openCheckoutStep(page, plan);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('button', { name: 'Pay' }).waitFor();
}

test.describe('subscriptions', () => {
  test('ends a plan, buys another with two clicks but one payment, and selects between the two', async ({
    studentPage: page,
  }) => {
    const context = page.context();
    const writes = recordWrites(context);
    await openSubscriptions(page);
    await endPlan(page, 'subscriptions');
    await openCheckoutStep(page, 'Max Half-Year');
    await expectAccessible(page, 'the checkout step');
    await page.getByRole('button', { name: 'Confirm' }).dblclick();
    await page.getByRole('button', { name: 'Pay' }).waitFor();
    await expectAccessible(page, 'the demo checkout');
    expect(writes.filter((one) => one === POST_SESSION)).toHaveLength(1);

    await page.getByRole('button', { name: 'Pay' }).dblclick();
    await heading(page, 'Payment Successful').waitFor();
    await page.getByText('Congratulations! Max Half-Year is now active...').waitFor();
    await page.getByRole('link', { name: 'Plan: QLearn MAX' }).waitFor();
    await expectAccessible(page, 'payment successful');

    const returned = page.url();
    for (let reload = 0; reload < 2; reload += 1) {
      await page.reload();
      await heading(page, 'Payment Successful').waitFor();
    }
    await page.getByRole('link', { name: 'Subscriptions', exact: true }).click();
    await heading(page, 'Subscriptions').waitFor();
    await page.goBack();
    await heading(page, 'Payment Successful').waitFor();
    await page.goForward();
    const second = await context.newPage();
    await second.goto(returned);
    await heading(second, 'Payment Successful').waitFor();
    expect(writes.filter((one) => one === PUT_SUCCESS)).toHaveLength(1);

    await page
      .getByRole('row', { name: /Pro Month.*until / })
      .getByRole('button', { name: 'Select' })
      .click();
    await page.getByRole('link', { name: 'Plan: QLearn PRO' }).waitFor();
    await page.getByRole('row', { name: /Pro Month.*Selected/ }).waitFor();
  });

  test('reports a cancelled checkout, and a payment once for two tabs, and shows a booking to nobody else', async ({
    studentPage: page,
  }) => {
    const context = page.context();
    await goToCheckout(page, 'Pro Week');
    const writes = recordWrites(context);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await heading(page, 'Payment Failed').waitFor();
    await expectAccessible(page, 'payment failed');
    await page.reload();
    await heading(page, 'Payment Failed').waitFor();
    expect(writes).toEqual([PUT_FAILED]);
    const returned = page.url();

    await page.getByRole('link', { name: 'Subscriptions', exact: true }).click();
    await page.getByRole('row', { name: /Pro Week.*Failed/ }).waitFor();

    await test.step('two tabs come back from one payment', async () => {
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

      const failure = page.url().replace('/success/', '/failure/');
      await page.goto(failure);
      await heading(page, 'Payment Successful').waitFor();
      expect(writes).toEqual([PUT_SUCCESS]);
    });

    await test.step('a booking of somebody else', async () => {
      await openSubscriptions(page);
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('button', { name: 'Sign out' }).click();
      await heading(page, 'Sign in').waitFor();
      await signInAs(page, 'Tutor');
      await page.goto(returned.replace('/failure/', '/success/'));
      await heading(page, 'Not found').waitFor();
      await expectAccessible(page, 'a booking of somebody else');
      expect(writes).toEqual([PUT_SUCCESS]);
    });
  });

  test('leaves for no checkout but an encrypted one, and says that a payment is being confirmed', async ({
    studentPage: page,
  }) => {
    await page.addInitScript(() => {
      const parse = JSON.parse;
      JSON.parse = (text: string, reviver?: Parameters<typeof parse>[1]) => {
        const value: unknown = parse(text, reviver);
        const hostile = sessionStorage.getItem('hostile');
        if (hostile !== null && typeof value === 'object' && value !== null && 'checkoutURL' in value) {
          value.checkoutURL = hostile;
        }
        return value;
      };
    });
    // The server knows no such address: the report fails for as long as the tab says so.
    await page.addInitScript(() => {
      const open: unknown = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'open')?.value;
      if (typeof open !== 'function') throw new Error('This browser sends nothing.');
      Object.defineProperty(XMLHttpRequest.prototype, 'open', {
        value(this: XMLHttpRequest, method: string, url: string, ...rest: unknown[]) {
          const isReport = method.toUpperCase() === 'PUT' && sessionStorage.getItem('refuse') !== null;
          Reflect.apply(open, this, [method, isReport ? `${url}/refused` : url, ...rest]);
        },
      });
    });
    await openSubscriptions(page);
    await endPlan(page, 'subscriptions');
    await openCheckoutStep(page, 'Pro Week');
    const here = page.url();
    for (const hostile of [
      'javascript:document.body.remove()',
      'data:text/html,<h1>Pay</h1>',
      'http://checkout.example.com/',
      'https://checkout.example.com@evil.example/',
      '//evil.example/',
      'blob:https://checkout.example.com/1',
    ]) {
      await page.evaluate((address) => sessionStorage.setItem('hostile', address), hostile);
      await page.getByRole('button', { name: 'Confirm' }).click();
      await page.getByText(/payments may not be sent to\. Nothing has been debited\./).waitFor();
      expect(page.url()).toBe(here);
    }

    await test.step('while the server does not take the report, also after a reload', async () => {
      await page.evaluate(() => sessionStorage.removeItem('hostile'));
      await page.getByRole('button', { name: 'Confirm' }).click();
      await page.getByRole('button', { name: 'Pay' }).waitFor();
      await page.evaluate(() => sessionStorage.setItem('refuse', 'yes'));
      await page.getByRole('button', { name: 'Pay' }).click();
      await heading(page, 'Payment being confirmed').waitFor();
      await expectAccessible(page, 'payment being confirmed');
      await page.reload();
      await heading(page, 'Payment being confirmed').waitFor();
      await page.evaluate(() => sessionStorage.removeItem('refuse'));
      await page.getByRole('button', { name: 'Try again' }).click();
      await heading(page, 'Payment Successful').waitFor();
    });
  });
});
