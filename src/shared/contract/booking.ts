/** Contract, section Plans and payments: payments of a user. */
import type { UserDetails } from './account';
import type { Plan } from './plan';

/** The wire's CANCELLED reads as CANCELED. */
export type BookingStatus = 'PENDING' | 'SUCCESS' | 'FAILED' | 'CANCELED';

export interface Booking {
  readonly id: string;
  /** US dollars. */
  readonly price: number;
  readonly status: BookingStatus;
  readonly plan?: Plan;
  readonly subscriptionStartDate?: string;
  readonly subscriptionId?: string;
  readonly paymentIntentId?: string;
  readonly user?: Pick<UserDetails, 'id' | 'displayName' | 'email'>;
}

export interface PaymentSession {
  readonly checkoutURL: string;
  readonly bookingId: string;
}
