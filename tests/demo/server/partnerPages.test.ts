import { expect, it } from 'vitest';
import { sendMail } from '@/demo/context/users';
import { newBooking } from '@/demo/rules/bookings';
import { partnerPage } from '@/demo/server/partnerPages';
import { createTestBackend } from '@/demo/testing';
import { SMALL_BANK, STUDENT } from '../quizzes';

const APP = 'http://localhost:3000';
const OWN = 'http://localhost:8787';

async function start() {
  const { context } = await createTestBackend({ questions: SMALL_BANK, origin: APP });
  const open = (path: string, method = 'GET') => partnerPage(new Request(OWN + path, { method }), context);
  return { context, open };
}

it('sends the one who chooses a Google account back to the app with a token', async () => {
  const { open } = await start();
  const page = await open('/qlearn/oauth2/authorize/google?redirect_uri=x');
  const [, href = ''] = /href="([^"]+)">student@qlearn\.demo/.exec((await page?.text()) ?? '') ?? [];
  expect(href).toMatch(/^http:\/\/localhost:3000\/socialAuth\?token=[\w.-]+$/);
});

it('shows the mails that were sent, with their links, and takes no text for HTML', async () => {
  const { context, open } = await start();
  const link = { label: 'Reset password', href: '/reset-password?token=1&email=a' };
  await sendMail(context, { to: 'a@example.org', subject: '<b>Reset</b>', text: '', link });
  const text = await (await open('/mails'))?.text();
  expect(text).toContain(`<a href="${APP}/reset-password?token=1&amp;email=a">Reset password</a>`);
  expect(text).toContain('&lt;b&gt;Reset&lt;/b&gt;');
});

it.each([
  ['pay', 'success', 'PAID'],
  ['cancel', 'failure', 'DECLINED'],
] as const)('sends back from the checkout, after %s with %s', async (act, outcome, payment) => {
  const { context, open } = await start();
  const plan = await context.database.get('plans', 'plan-pro-7');
  if (plan === undefined) throw new Error('No such plan.');
  const booking = newBooking(context, STUDENT, plan.plan);
  await context.database.put('bookings', booking);
  expect(await (await open(`/demo-checkout/${booking.id}`))?.text()).toContain('<button>Pay</button>');
  const response = await open(`/demo-checkout/${booking.id}/${act}`, 'POST');
  expect(response?.status).toBe(303);
  expect(response?.headers.get('Location')).toBe(`${APP}/payment/${outcome}/${booking.id}`);
  expect(await context.database.get('bookings', booking.id)).toMatchObject({ payment, status: 'PENDING' });
});

it('leaves every other address to the backend', async () => {
  const { open } = await start();
  expect(await open('/qlearn/user/me')).toBeUndefined();
  expect(await open('/demo-checkout/no-such-booking')).toBeUndefined();
});
