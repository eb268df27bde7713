/** Every declared call, and in a check: which are made, in which order, and why the others are not. */
import { changePassword, forgotPassword, signup, verifyAccount } from '@/shared/api/account';
import { cancelSubscription, createPaymentSession, refund, setBookingStatus } from '@/shared/api/booking';
import { sendSiteFeedback } from '@/shared/api/feedbackCalls';
import { resendInvitation, sendInvitation } from '@/shared/api/invitation';
import { sendPlanInvite } from '@/shared/api/plan';
import { type CheckCall, never } from './call';
import { READS, SIGN_IN } from './readCalls';
import { WRITES } from './writeCalls';

/** Calls that reach other people, move money or change how one signs in. */
export const NEVER: readonly CheckCall[] = [
  never(signup, 'creates an account'),
  never(forgotPassword, 'sends mail'),
  never(changePassword, 'changes a password'),
  never(verifyAccount, 'needs the link of a mail'),
  never(sendSiteFeedback, 'reaches people and cannot be taken back'),
  never(createPaymentSession, 'moves money'),
  never(setBookingStatus, 'moves money'),
  never(cancelSubscription, 'ends a paid plan'),
  never(refund, 'moves money'),
  never(sendInvitation, 'sends mail'),
  never(resendInvitation, 'sends mail'),
  never(sendPlanInvite, 'sends mail'),
];

export const EVERY_CALL: readonly CheckCall[] = [...SIGN_IN, ...READS, ...WRITES, ...NEVER];
