import type { DemoContext } from '@/demo/context/demoContext';
import { settlePayment } from '@/demo/rules/bookings';
import { counted, formatMoney } from '@/shared/format/numbers';
import type { BookingRecord } from '../database/records';
import { button, element } from './element';

/** Demo checkout in place of a card payment provider: paid or declined, then back to the app. */
export async function renderCheckout(
  context: DemoContext,
  host: HTMLElement,
  bookingId: string,
): Promise<void> {
  document.title = 'Checkout · QLearn demo';
  const draw = (booking: BookingRecord | undefined) =>
    host.replaceChildren(
      element(
        'main',
        { className: 'demo-page' },
        ...(booking === undefined ? unknownPayment() : paymentOf(context, booking, look)),
      ),
    );
  const look = async (): Promise<void> => draw(await context.database.get('bookings', bookingId));
  // A page restored from the back/forward cache still shows the state from before the payment.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void look();
  });
  await look();
}

function unknownPayment(): HTMLElement[] {
  const back = element('a', { text: 'Back to QLearn', attributes: { href: '/subscriptions' } });
  return [element('h1', { text: 'Unknown payment' }), element('p', {}, back)];
}

/** `look` renders the booking as it is stored now. */
function paymentOf(context: DemoContext, booking: BookingRecord, look: () => Promise<void>): HTMLElement[] {
  const address = (outcome: 'success' | 'failure') => `${context.origin}/payment/${outcome}/${booking.id}`;
  const settle = (payment: 'PAID' | 'DECLINED', outcome: 'success' | 'failure') => () => {
    for (const one of buttons) one.disabled = true;
    void context.database
      .exclusive(() => settlePayment(context, booking.id, payment))
      // The booking is gone if another tab has reset the data.
      .then(() => window.location.replace(address(outcome)), look);
  };
  const buttons = [
    button('Pay', settle('PAID', 'success'), 'demo-button demo-button-strong'),
    button('Cancel', settle('DECLINED', 'failure')),
  ];
  const isPaid = booking.payment === 'PAID';
  const back = element('a', { text: 'Back to QLearn', attributes: { href: address('success') } });
  return [
    element('h1', { text: isPaid ? 'This payment has been made' : 'Checkout' }),
    element('p', {
      text: 'This page simulates a card payment provider for the demo. No card is asked for.',
    }),
    billOf(booking),
    ...(isPaid ? [element('p', {}, back)] : buttons),
  ];
}

function billOf({ plan }: BookingRecord): HTMLElement {
  const lines: readonly (readonly [string, string])[] = [
    ['Plan', plan.name],
    ['Amount', formatMoney(plan.price)],
    ['Debited', `now, then every ${counted(plan.durationInDay, 'day')} until it is ended`],
  ];
  return element(
    'dl',
    { className: 'demo-bill' },
    ...lines.flatMap(([name, value]) => [element('dt', { text: name }), element('dd', { text: value })]),
  );
}
