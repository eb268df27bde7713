/** What follows a payment: before the checkout, and once it is made. */
export const PAID_TEXT =
  'An email has been sent to your registered mail id with all the details. Your payment will be auto-debited.';
