/** Shown before the checkout and after the payment. */
export const PAID_TEXT =
  'An email has been sent to your registered mail id with all the details. Your payment will be auto-debited.';
