/** Every declared call, and for a check: which are made, in which order, and why the others are not. */
import { changePassword, forgotPassword, signup, verifyAccount } from '@/shared/api/account';
import { cancelSubscription, createPaymentSession, refund, setBookingStatus } from '@/shared/api/booking';
import { sendSiteFeedback } from '@/shared/api/feedbackCalls';
import { resendInvitation, sendInvitation } from '@/shared/api/invitation';
import { sendPlanInvite } from '@/shared/api/plan';
import { type CheckCall, never } from './call';
import { READS, SIGN_IN } from './readCalls';
import { WRITES } from './writeCalls';

const EMAIL = 'sam@example.org';
const PASSWORD = 'Secret-1234';
const ACCOUNT = { name: 'Sam', email: EMAIL, password: PASSWORD, roles: ['ROLE_STUDENT'] } as const;

/** Calls that reach other people, move money or change how one signs in. */
export const NEVER: readonly CheckCall[] = [
  never(signup, 'creates an account', ACCOUNT, { ...ACCOUNT, inviteToken: 'c8d2' }),
  never(forgotPassword, 'sends mail', { email: EMAIL }),
  never(changePassword, 'changes a password', { token: 'c8d2', email: EMAIL, password: PASSWORD }),
  never(verifyAccount, 'needs the link of a mail', { id: 'c8d2' }),
  never(sendSiteFeedback, 'reaches people and cannot be undone', {
    section: 'Performance',
    feedback: 'The chart is small.',
  }),
  never(createPaymentSession, 'moves money', { planId: '7', userId: '42' }),
  never(
    setBookingStatus,
    'moves money',
    { bookingId: '13', status: 'SUCCESS' },
    { bookingId: '13', status: 'FAILED' },
  ),
  never(cancelSubscription, 'ends a paid plan', { bookingId: '13' }),
  never(refund, 'moves money', { bookingId: '13', refundAmount: 49.5 }),
  never(sendInvitation, 'sends mail', { email: EMAIL, packageId: '7' }),
  never(resendInvitation, 'sends mail', { invitationId: '5' }),
  never(sendPlanInvite, 'sends mail', { planId: '7', email: EMAIL }),
];

export const EVERY_CALL: readonly CheckCall[] = [...SIGN_IN, ...READS, ...WRITES, ...NEVER];
