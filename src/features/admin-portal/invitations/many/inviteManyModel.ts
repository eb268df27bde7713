import { type InferType, object, string } from 'yup';
import { invitationState } from '@/features/admin-portal/invitations/invitationModel';
import type { Invitation } from '@/shared/api/invitation';
import { parseAddresses } from '@/shared/format/addressList';
import { addressKey } from '@/shared/format/emailAddress';
import { formatCount } from '@/shared/format/numbers';
import { GENERIC_FAILURE } from '@/shared/remote/remoteError';

/** Maximum number of addresses per list. */
const MAX_ADDRESSES = 2_000;

/** What is not an address is left out and named below the field. */
export const inviteManyRules = object({
  packageId: string().required('Choose a plan'),
  // Formik validates an empty field as undefined.
  emails: string()
    .default('')
    .test('count', '', (text, { createError }) => {
      const { emails } = parseAddresses(text);
      if (emails.length === 0) return createError({ message: 'Enter at least one email address' });
      if (emails.length <= MAX_ADDRESSES) return true;
      return createError({ message: `At most ${formatCount(MAX_ADDRESSES)} addresses at once` });
    }),
});

export type InviteManyValues = InferType<typeof inviteManyRules>;

export type InvitationOutcome =
  | { readonly status: 'waiting' | 'sending' | 'sent' }
  /** The administrator stopped before this address. */
  | { readonly status: 'heldBack' }
  | {
      readonly status: 'failed';
      readonly reason: string;
      /** The server may have sent it: the list of invitations is read before sending it again. */
      readonly isUnclear: boolean;
    };

/** One list of addresses and its progress. */
export interface Batch {
  /** Unique among the lists of a visit. */
  readonly id: number;
  readonly packageId: string;
  readonly planName: string;
  /** Ids by address, if existing invitations are sent again; undefined for new ones. */
  readonly resends?: Readonly<Record<string, string>> | undefined;
  /** Does not send to addresses that have been invited to the plan in the meantime. */
  readonly leavesOutInvited: boolean;
  /** By address, in the order of the list. */
  readonly outcomes: Readonly<Record<string, InvitationOutcome>>;
  /** `stopping`, and `lost` (no connection or session), send nothing more and wait for the calls under way. */
  readonly phase: 'sending' | 'stopping' | 'lost' | 'over';
  /** Dates of the invitations by id, before the first call; undefined if they could not be read. */
  readonly before: Readonly<Record<string, string>> | undefined;
}

const NOT_KNOWN = 'The server did not answer, so this may or may not have been sent.';
const NOT_LISTED = 'The server did not answer, and its list does not show this invitation.';
const NOT_LISTED_AGAIN = 'The server did not answer, and its list does not show that this was sent again.';
const CONNECTION_LOST = 'Not sent: the connection was lost.';
const INVITED_MEANWHILE = 'Not sent: this address has been invited in the meantime.';

const failed = (reason: string, isUnclear = false): InvitationOutcome => ({
  status: 'failed',
  reason,
  isUnclear,
});

const isUnclear = (outcome: InvitationOutcome | undefined): boolean =>
  outcome?.status === 'failed' && outcome.isUnclear;

/** The outcome of a call that failed; `message` is the server's. */
export const refused = (message: string | undefined, unclear: boolean): InvitationOutcome =>
  failed(unclear ? NOT_KNOWN : (message ?? GENERIC_FAILURE), unclear);

const changed = (
  batch: Batch,
  change: (outcome: InvitationOutcome, email: string) => InvitationOutcome,
): Batch => ({
  ...batch,
  outcomes: Object.fromEntries(
    Object.entries(batch.outcomes).map(([email, outcome]) => [email, change(outcome, email)]),
  ),
});

export interface NewBatch extends Pick<Batch, 'packageId' | 'planName' | 'leavesOutInvited' | 'resends'> {
  /** Each once. */
  readonly emails: readonly string[];
}

export const newBatch = (id: number, { emails, ...rest }: NewBatch): Batch => ({
  ...rest,
  id,
  outcomes: Object.fromEntries(emails.map((email) => [email, { status: 'waiting' }])),
  phase: 'sending',
  before: undefined,
});

export const waitingIn = ({ outcomes }: Batch): readonly string[] =>
  Object.keys(outcomes).filter((email) => outcomes[email]?.status === 'waiting');

/** Ignores an address of another list. */
export const withOutcome = (batch: Batch, email: string, outcome: InvitationOutcome): Batch =>
  Object.hasOwn(batch.outcomes, email)
    ? { ...batch, outcomes: { ...batch.outcomes, [email]: outcome } }
    : batch;

/** After the last call has returned. */
export const ended = (batch: Batch): Batch => ({
  ...changed(batch, (outcome) => {
    if (outcome.status !== 'waiting') return outcome;
    return batch.phase === 'lost' ? failed(CONNECTION_LOST) : { status: 'heldBack' };
  }),
  phase: 'over',
});

/** 'Retry failed': unclear ones wait until the list of invitations has been read. */
export const retried = (batch: Batch): Batch => ({
  ...changed(batch, (outcome) =>
    outcome.status === 'failed' && !outcome.isUnclear ? { status: 'waiting' } : outcome,
  ),
  phase: 'sending',
});

/** 'Send the rest' after a stop. */
export const resumed = (batch: Batch): Batch => ({
  ...changed(batch, (outcome) => (outcome.status === 'heldBack' ? { status: 'waiting' } : outcome)),
  phase: 'sending',
});

/**
 * Decides unclear outcomes by the current list of invitations. An address that is not listed is sent again if
 * `isRetry`; otherwise it has failed and stays unclear, since a slow server may list it later. An unclear resend is
 * never repeated: not every server changes the date that would show it.
 */
export const lookedUp = (batch: Batch, invitations: readonly Invitation[], isRetry: boolean): Batch =>
  changed(batch, (outcome, email) => {
    if (!isUnclear(outcome)) return outcome;
    if (isListed(email, invitations, batch)) return { status: 'sent' };
    if (batch.resends !== undefined) return failed(NOT_LISTED_AGAIN, true);
    return isRetry ? { status: 'waiting' } : failed(NOT_LISTED, true);
  });

export const hasUnclear = ({ outcomes }: Batch): boolean => Object.values(outcomes).some(isUnclear);

export const isUntouched = ({ outcomes }: Batch): boolean =>
  Object.values(outcomes).every(({ status }) => status === 'waiting');

/** Before the first call: addresses invited since the list was shown, for instance in another tab, may be left out. */
export function started(batch: Batch, invitations: readonly Invitation[], now: number): Batch {
  const invited = batch.leavesOutInvited ? openInvitations(invitations, batch.planName, now) : undefined;
  return {
    ...changed(batch, (outcome, email) =>
      invited?.has(addressKey(email)) === true ? failed(INVITED_MEANWHILE) : outcome,
    ),
    before: Object.fromEntries(
      invitations.map(({ id, invitationSendDate = '' }) => [id, invitationSendDate]),
    ),
  };
}

/** Without an earlier list, any invitation to the plan counts: better not sent than sent twice. */
function isListed(
  email: string,
  invitations: readonly Invitation[],
  { before, planName, resends }: Batch,
): boolean {
  if (before === undefined && resends !== undefined) return false;
  return invitations.some(
    (invitation) =>
      addressKey(invitation.email) === addressKey(email) &&
      (before === undefined
        ? invitation.invitedPackage.name === planName
        : before[invitation.id] !== (invitation.invitationSendDate ?? '')),
  );
}

/** Keys of the addresses with an invitation to the plan that can still be accepted; `now` in milliseconds. */
export const openInvitations = (
  invitations: readonly Invitation[],
  planName: string,
  now: number,
): ReadonlySet<string> =>
  new Set(
    invitations
      .filter(
        (invitation) =>
          invitation.invitedPackage.name === planName && invitationState(invitation, now) === 'open',
      )
      .map(({ email }) => addressKey(email)),
  );

export function progressOf({ outcomes }: Batch) {
  const all = Object.entries(outcomes);
  const count = (status: InvitationOutcome['status']): number =>
    all.filter(([, outcome]) => outcome.status === status).length;
  return {
    sent: count('sent'),
    total: all.length,
    underWay: count('sending'),
    heldBack: count('heldBack'),
    failed: all.flatMap(([email, outcome]) =>
      outcome.status === 'failed' ? [{ email, reason: outcome.reason }] : [],
    ),
  };
}

export type Progress = ReturnType<typeof progressOf>;

/** Announced at each quarter, and at the end. */
export function announcementOf({ sent, total, failed, heldBack }: Progress, phase: Batch['phase']): string {
  if (phase === 'stopping') return 'Stopping';
  if (phase === 'lost') return 'The connection was lost';
  if (phase === 'sending') return `${25 * Math.floor((4 * sent) / total)} percent`;
  const parts = [`Finished. Sent: ${sent}`, failed.length > 0 && `failed: ${failed.length}`];
  return [...parts, heldBack > 0 && `not sent: ${heldBack}`].filter(Boolean).join(', ');
}
