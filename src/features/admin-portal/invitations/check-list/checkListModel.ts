import { object, string } from 'yup';
import { invitationState, type InvitationState } from '@/features/admin-portal/invitations/invitationModel';
import type { Invitation } from '@/shared/api/invitation';
import { type CsvColumn, toCsv } from '@/shared/browser/csv';
import type { AddressList } from '@/shared/format/addressList';
import { daysBetween, toTime } from '@/shared/format/dates';
import { addressKey } from '@/shared/format/emailAddress';
import { counted } from '@/shared/format/numbers';

/** A plan is only needed to invite. */
export const checkListRules = object({
  emails: string().default('').trim().required('Enter at least one email address'),
  packageId: string().default(''),
});

export type PersonState = 'account' | 'invited' | 'expired' | 'accepted' | 'never' | 'invalid';

/** The states in the order of their chips. */
export const PERSON_STATES: readonly PersonState[] = [
  'account',
  'invited',
  'expired',
  'never',
  'invalid',
  'accepted',
];

/** What is known of an entry of the list. */
export interface Person {
  /** The address as it is written in the list; for `invalid`, the text that is not an address. */
  readonly email: string;
  readonly state: PersonState;
  /** Occurs in the list more than once. */
  readonly isRepeated: boolean;
  /** Whether it is the address of the administrator who checks. */
  readonly isOwn: boolean;
  /** The newest one. */
  readonly invitation: Invitation | undefined;
  readonly olderInvitations: number;
}

interface Known {
  /** Addresses of students; undefined if they could not be read. */
  readonly accounts: readonly string[] | undefined;
  readonly invitations: readonly Invitation[];
  readonly ownEmail: string;
  /** In milliseconds. */
  readonly now: number;
}

const STATE_OF: Readonly<Record<InvitationState, PersonState>> = {
  open: 'invited',
  expired: 'expired',
  accepted: 'accepted',
};

/** One entry per address, in the order of the list, then what is not an address. */
export function checkPeople(
  { emails, duplicates, invalid }: AddressList,
  { accounts = [], invitations, ownEmail, now }: Known,
): readonly Person[] {
  const registered = new Set(accounts.map(addressKey));
  const repeated = new Set(duplicates.map(addressKey));
  const invited = byAddress(invitations);
  const people = emails.map((email): Person => {
    const key = addressKey(email);
    const { newest, older = 0 } = invited.get(key) ?? {};
    const invitedState = newest === undefined ? 'never' : STATE_OF[invitationState(newest, now)];
    return {
      email,
      state: registered.has(key) ? 'account' : invitedState,
      isRepeated: repeated.has(key),
      isOwn: key === addressKey(ownEmail),
      invitation: newest,
      olderInvitations: older,
    };
  });
  const rest = invalid.map((email): Person => ({
    email,
    state: 'invalid',
    isRepeated: false,
    isOwn: false,
    invitation: undefined,
    olderInvitations: 0,
  }));
  return [...people, ...rest];
}

function byAddress(invitations: readonly Invitation[]) {
  const known = new Map<string, { readonly newest: Invitation; readonly older: number }>();
  for (const invitation of invitations) {
    const key = addressKey(invitation.email);
    const before = known.get(key);
    const isNewer = before === undefined || sentTime(invitation) > sentTime(before.newest);
    known.set(key, {
      newest: isNewer ? invitation : before.newest,
      older: before === undefined ? 0 : before.older + 1,
    });
  }
  return known;
}

const sentTime = ({ invitationSendDate }: Invitation): number =>
  invitationSendDate === undefined ? Number.NEGATIVE_INFINITY : toTime(invitationSendDate);

/** If the accounts could not be read, it is unknown whether those who accepted still have one. */
export const stateNames = (knowsAccounts: boolean): Readonly<Record<PersonState, string>> => ({
  account: 'Has an account',
  invited: 'Invited',
  expired: 'Expired',
  never: 'Never invited',
  invalid: 'Not an address',
  accepted: knowsAccounts ? 'Accepted, no account' : 'Accepted',
});

/** '12 days left' of an open invitation; '' for others. `now` in milliseconds. */
export function daysLeft({ state, invitation }: Person, now: number): string {
  if (state !== 'invited' || invitation?.expirationDate === undefined) return '';
  const days = daysBetween(now, invitation.expirationDate);
  return days > 0 ? `${counted(days, 'day')} left` : 'expires today';
}

export interface PeopleFilter {
  /** Any of these; none for all. */
  readonly states: readonly PersonState[];
  readonly isRepeated: boolean;
}

export const filterPeople = (
  people: readonly Person[],
  { states, isRepeated }: PeopleFilter,
): readonly Person[] =>
  people.filter(
    (person) => (states.length === 0 || states.includes(person.state)) && (!isRepeated || person.isRepeated),
  );

/** Those who were never invited, without the administrator's own address. */
export const toInvite = (people: readonly Person[]): readonly string[] =>
  people.filter(({ state, isOwn }) => state === 'never' && !isOwn).map(({ email }) => email);

/** Ids of the invitations that were not accepted, by address. */
export const toResend = (people: readonly Person[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    people.flatMap(({ email, state, invitation }) =>
      invitation !== undefined && (state === 'invited' || state === 'expired')
        ? [[email, invitation.id]]
        : [],
    ),
  );

export function peopleCsv(people: readonly Person[], knowsAccounts: boolean): string {
  const names = stateNames(knowsAccounts);
  const columns: readonly CsvColumn<Person>[] = [
    ['Email', ({ email }) => email],
    ['State', ({ state }) => names[state]],
    ['Twice in the list', ({ isRepeated }) => (isRepeated ? 'yes' : '')],
    ['Plan', ({ invitation }) => invitation?.invitedPackage.name],
    ['Sent (UTC)', ({ invitation }) => invitation?.invitationSendDate],
    ['Expires (UTC)', ({ invitation }) => invitation?.expirationDate],
    ['Older invitations', ({ invitation, olderInvitations }) => invitation && olderInvitations],
  ];
  return toCsv(columns, people);
}
