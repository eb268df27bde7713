import { expect } from '@playwright/test';
import { test } from './fixtures';
import type { Screen } from './screen';
import type { Site } from './site';
import { endPlan, signIn, signOut } from './steps';

const SESSION = /^POST \/qlearn\/booking\/create-payment-session$/;
const REPORT = /^PUT \/qlearn\/booking\/[^/]+\/status\/(SUCCESS|FAILED)$/;

async function openCheckout(app: Screen, site: Site, plan: string): Promise<void> {
  await app.role('listitem').containing(plan).role('button', 'Proceed to Checkout').press();
  await app.role('heading', 'Checkout').see();
  await app.seeAccessible('checkout');
  // Firefox's driver refuses a press while the page is being left.
  site.hold(SESSION);
  await app.role('button', 'Confirm').pressTwice();
  site.hold(undefined);
  await app.role('button', 'Pay').see();
}

test.beforeEach(async ({ app }) => {
  await signIn(app);
  await endPlan(app);
});

test('pays once for two presses, two tabs and a return by Back, and selects between two plans', async ({
  app,
  openTab,
  site,
}) => {
  await openCheckout(app, site, 'Max Half-Year');
  const calls = (pattern: RegExp) => site.calls().filter((call) => pattern.test(call));
  expect(calls(SESSION)).toHaveLength(1);
  const other = await openTab();
  await other.open(String(await app.driver.evaluate('location.href')));
  await other.role('button', 'Pay').see();

  await other.show();
  await other.role('button', 'Pay').press();
  // Both tabs return at the same time.
  await app.show();
  await app.role('button', 'Pay').press();
  await app.role('heading', 'Payment Successful').see();
  await app.text('Congratulations! Max Half-Year is now active...').see();
  await app.role('link', 'Plan: QLearn MAX').see();
  await app.seeAccessible('payment successful');
  await other.show();
  await other.role('heading', 'Payment Successful').see();

  await app.show();
  await app.reload();
  await app.role('heading', 'Payment Successful').see();
  await app.role('link', 'Subscriptions').press();
  await app.role('heading', 'Subscriptions').see();
  await app.back();
  await app.role('heading', 'Payment Successful').see();
  await app.open((await app.path()).replace('/success/', '/failure/'));
  await app.role('heading', 'Payment Successful').see();
  expect(calls(REPORT)).toHaveLength(1);

  await app.open('/subscriptions');
  await app
    .role('row', /Pro Month.*until /)
    .role('button', 'Select')
    .press();
  await app.role('link', 'Plan: QLearn PRO').see();
  await app.role('row', /Pro Month.*Selected/).see();
});

test('says that a checkout was canceled or is being confirmed, and hides a booking from others', async ({
  app,
  site,
}) => {
  await openCheckout(app, site, 'Pro Week');
  await app.role('button', 'Cancel').press();
  await app.role('heading', 'Payment Failed').see();
  await app.seeAccessible('payment failed');
  await app.reload();
  await app.role('heading', 'Payment Failed').see();
  await app.role('link', 'Subscriptions').press();
  await app.role('row', /Pro Week.*Failed/).see();

  await openCheckout(app, site, 'Pro Quarter');
  site.fail(REPORT, 503);
  await app.role('button', 'Pay').press();
  await app.role('heading', 'Payment being confirmed').see();
  await app.seeAccessible('payment being confirmed');
  await app.reload();
  await app.role('heading', 'Payment being confirmed').see();
  site.fail(undefined);
  await app.role('button', 'Try again').press();
  await app.role('heading', 'Payment Successful').see();
  const booking = await app.path();

  await signOut(app);
  await signIn(app, 'tutor');
  await app.open(booking);
  await app.role('heading', 'Not found').see();
  await app.seeAccessible('a booking of somebody else');
});
