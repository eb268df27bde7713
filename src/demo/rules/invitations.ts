import type { DemoContext } from '@/demo/context/demoContext';
import { HttpError } from '@/demo/context/httpError';
import { newId } from '@/demo/context/random';
import { DAY } from '@/demo/context/time';
import { sendMail } from '@/demo/context/users';
import type { InvitationRecord } from '@/demo/database/records';
import type { Invitation } from '@/shared/api/invitation';
import type { Plan } from '@/shared/api/plan';
import { isoTime } from '@/shared/format/isoTime';

export const INVITATION_LIFETIME_MS = 14 * DAY;

const statusOf = ({ acceptedAt, expiresAt }: InvitationRecord, now: number): string => {
  if (acceptedAt !== undefined) return 'ACCEPTED';
  return expiresAt <= now ? 'EXPIRED' : 'PENDING';
};

/** Wire form of an invitation; its status is computed from the time. */
export const toInvitation = (record: InvitationRecord, now: number): Invitation => ({
  id: record.id,
  email: record.email,
  invitedPackage: { name: record.plan.name },
  invitationSendDate: isoTime(record.sentAt),
  expirationDate: isoTime(record.expiresAt),
  ...(record.acceptedAt === undefined ? {} : { acceptDate: isoTime(record.acceptedAt) }),
  status: statusOf(record, now),
});

/** Stores the invitation and sends its mail; the link opens registration with the invite token. */
export async function mailInvitation(context: DemoContext, invitation: InvitationRecord): Promise<void> {
  await context.database.put('invitations', invitation);
  await sendMail(context, {
    to: invitation.email,
    subject: 'You are invited to QLearn',
    text: `You are invited to QLearn with the plan ${invitation.plan.name}.`,
    link: { label: 'Register', href: `/register?inviteToken=${encodeURIComponent(invitation.group)}` },
  });
}

/** The domain is reserved (RFC 2606): no real address ends with it. */
const NO_MAILBOX = /\.invalid$/i;

/** Invites a person to a plan. Throws 400 if the mail cannot be delivered. */
export async function invite(context: DemoContext, email: string, plan: Plan): Promise<InvitationRecord> {
  if (NO_MAILBOX.test(email)) throw new HttpError(400, 'The mail server says that there is no such mailbox.');
  const sentAt = context.now();
  const invitation: InvitationRecord = {
    id: newId(context.random, 'invitation'),
    group: newId(context.random, 'invite'),
    email,
    plan: { id: plan.id, name: plan.name },
    sentAt,
    expiresAt: sentAt + INVITATION_LIFETIME_MS,
  };
  await mailInvitation(context, invitation);
  return invitation;
}
