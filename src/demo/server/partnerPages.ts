import type { DemoContext } from '@/demo/context/demoContext';
import { accessToken } from '@/demo/context/token';
import { settlePayment } from '@/demo/rules/bookings';
import { formatMoney } from '@/shared/format/numbers';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

function page(title: string, body: string): Response {
  const head = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">`;
  const main = `<title>${title}</title><main><h1>${title}</h1>${body}</main></html>`;
  return new Response(head + main, { headers: { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' } });
}

const link = (href: string, words: string): string => `<a href="${escaped(href)}">${escaped(words)}</a>`;
const items = (lines: readonly string[]): string =>
  `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

/** Google's account chooser: a choice redirects to the app's relay page with a token. Seeded students are left out. */
async function chooser({ database, origin, now }: DemoContext): Promise<Response> {
  const to = (userId: string): string =>
    `${origin}/socialAuth?token=${encodeURIComponent(accessToken(userId, now()))}`;
  const users = await database.all('users');
  const accounts = users
    .filter(({ id }) => !/^user-student-\d+$/.test(id))
    .map(({ id, email }) => link(to(id), email));
  return page(
    'Choose an account',
    items([...accounts, link(to('user-unknown'), 'Someone who is not registered')]),
  );
}

async function checkout({ database }: DemoContext, bookingId: string): Promise<Response | undefined> {
  const booking = await database.get('bookings', bookingId);
  if (booking === undefined) return undefined;
  const bill = `<p>${escaped(booking.plan.name)}, ${formatMoney(booking.plan.price)}</p>`;
  const button = (path: string, words: string): string =>
    `<form method="post" action="/demo-checkout/${escaped(bookingId)}/${path}"><button>${words}</button></form>`;
  return page('Checkout', bill + button('pay', 'Pay') + button('cancel', 'Cancel'));
}

async function settle(context: DemoContext, bookingId: string, isPaid: boolean): Promise<Response> {
  const { id } = await settlePayment(context, bookingId, isPaid ? 'PAID' : 'DECLINED');
  const outcome = isPaid ? 'success' : 'failure';
  return new Response(null, {
    status: 303,
    headers: { Location: `${context.origin}/payment/${outcome}/${id}` },
  });
}

/** The links of the mails that were sent, newest first. */
async function mails({ database, origin }: DemoContext): Promise<Response> {
  const sent = (await database.all('mails')).sort((a, b) => b.sentAt - a.sentAt);
  const lines = sent.map(({ to, subject, link: inMail }) => {
    const words = escaped(`${to}: ${subject} `);
    return inMail === undefined ? words : words + link(origin + inMail.href, inMail.label);
  });
  return page('Mails', items(lines));
}

/** The page of another service that the app links to, if a server can render it; undefined for any other request. */
export async function partnerPage(request: Request, context: DemoContext): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (request.method === 'GET' && pathname === '/qlearn/oauth2/authorize/google') return chooser(context);
  if (request.method === 'GET' && pathname === '/mails') return mails(context);
  const [, bookingId, act] = /^\/demo-checkout\/([\w-]+)(?:\/(pay|cancel))?$/.exec(pathname) ?? [];
  if (bookingId === undefined) return undefined;
  if (request.method === 'GET') return checkout(context, bookingId);
  return act === undefined ? undefined : settle(context, bookingId, act === 'pay');
}
