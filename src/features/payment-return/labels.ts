import { PAID_TEXT } from '@/domain/plan/paidText';
import type { Finding, Outcome } from './paymentReturnModel';

/** The h1 of the return page. */
export function titleOf(finding: Finding | undefined): string {
  switch (finding?.kind) {
    case undefined:
      return 'Payment';
    case 'notFound':
      return 'Not found';
    case 'paid':
      return 'Payment Successful';
    case 'failed':
      return 'Payment Failed';
    case 'confirming':
      return 'Payment being confirmed';
  }
}

/** Text of the page, sentence by sentence; empty while it is unknown. */
export function findingTexts(finding: Finding | undefined, outcome: Outcome): readonly string[] {
  switch (finding?.kind) {
    case undefined:
      return [];
    case 'notFound':
      return ['There is no such payment in your account.'];
    case 'paid':
      return paidTexts(finding);
    case 'failed':
      return failedTexts(finding, outcome);
    case 'confirming':
      return confirmingTexts(finding);
  }
}

type Of<Kind extends Finding['kind']> = Extract<Finding, { readonly kind: Kind }>;

function paidTexts({ booking, hasEnded }: Of<'paid'>): readonly string[] {
  const name = booking.plan?.name ?? 'Your plan';
  if (booking.status === 'CANCELED') return [`The subscription to ${name} has been cancelled since.`];
  if (hasEnded) return [`${name} has ended since.`];
  return [`Congratulations! ${name} is now active...`, PAID_TEXT];
}

function failedTexts({ booking }: Of<'failed'>, outcome: Outcome): readonly string[] {
  const name = booking.plan?.name ?? 'the plan';
  const failed = `The payment for ${name} was not made.`;
  return outcome === 'failure'
    ? [failed]
    : [failed, 'If the checkout debited you all the same, try again: the payment is then checked once more.'];
}

function confirmingTexts({ message }: Of<'confirming'>): readonly string[] {
  const advice =
    'We do not have the final word of the payment yet. You do not need to pay again: you may leave this page and come back to it.';
  return message === undefined ? [advice] : [message, advice];
}
