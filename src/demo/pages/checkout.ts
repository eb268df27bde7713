import { formatMoney } from '@/shared/format/numbers';
import { settlePayment } from '../bookings';
import type { DemoContext } from '../context';
import { button, element } from './element';

/** Stands in for the checkout of a card payment provider: the money arrives or it does not, then back to the app. */
export async function drawCheckout(
  context: DemoContext,
  host: HTMLElement,
  bookingId: string,
): Promise<void> {
  document.title = 'Checkout · QLearn demo';
  const booking = await context.database.get('bookings', bookingId);
  if (booking === undefined) {
    host.replaceChildren(
      element(
        'main',
        { className: 'demo-page' },
        element('h1', { text: 'Unknown payment' }),
        element('p', {}, element('a', { text: 'Back to QLearn', attributes: { href: '/subscriptions' } })),
      ),
    );
    return;
  }

  const settle = (payment: 'PAID' | 'DECLINED', outcome: 'success' | 'failure') => () => {
    void context.database
      .exclusive(() => settlePayment(context, bookingId, payment))
      .then(() => window.location.replace(`${context.origin}/payment/${outcome}/${bookingId}`));
  };
  host.replaceChildren(
    element(
      'main',
      { className: 'demo-page' },
      element('h1', { text: 'Checkout' }),
      element('p', {
        text: 'This page stands in for a card payment provider in the demo. No card is asked for.',
      }),
      element(
        'dl',
        { className: 'demo-bill' },
        element('dt', { text: 'Plan' }),
        element('dd', { text: booking.plan.name }),
        element('dt', { text: 'Amount' }),
        element('dd', { text: formatMoney(booking.plan.price) }),
      ),
      button('Pay', settle('PAID', 'success'), 'demo-button demo-button-strong'),
      button('Cancel', settle('DECLINED', 'failure')),
    ),
  );
}
