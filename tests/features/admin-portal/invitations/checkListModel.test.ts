import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkPeople,
  daysLeft,
  filterPeople,
  peopleCsv,
  PERSON_STATES,
  toInvite,
  toResend,
} from '@/features/admin-portal/invitations/check-list/checkListModel';
import type { Invitation } from '@/shared/api/invitation';
import { parseAddresses } from '@/shared/format/addressList';

const NOW = Date.parse('2026-03-02T12:00:00Z');
const SENT = '2026-02-20T08:00:00Z';
const OPEN = '2026-03-14T12:00:00Z';
const PAST = '2026-02-28T12:00:00Z';

let count = 0;
const invitation = (email: string, more: Partial<Invitation> = {}): Invitation => ({
  id: `i${(count += 1)}`,
  email,
  invitedPackage: { name: 'Pro' },
  invitationSendDate: SENT,
  expirationDate: OPEN,
  acceptDate: undefined,
  status: '',
  ...more,
});

interface Known {
  readonly accounts?: readonly string[] | undefined;
  readonly invitations?: readonly Invitation[];
}

const check = (text: string, { invitations = [], ...known }: Known = {}) =>
  checkPeople(parseAddresses(text), {
    accounts: 'accounts' in known ? known.accounts : [],
    invitations,
    ownEmail: 'admin@x.org',
    now: NOW,
  });
const statesOf = (text: string, known?: Known) => check(text, known).map(({ state }) => state);

describe('a checked list', () => {
  it('says of each address whether it has an account, an invitation, or neither', () => {
    const known = {
      accounts: ['a@x.org'],
      invitations: [
        invitation('b@x.org'),
        invitation('c@x.org', { expirationDate: PAST }),
        invitation('d@x.org', { acceptDate: SENT }),
      ],
    };
    expect(statesOf('a@x.org b@x.org c@x.org d@x.org e@x.org nobody', known)).toEqual([
      'account',
      'invited',
      'expired',
      'accepted',
      'never',
      'invalid',
    ]);
  });

  it('ignores case and blanks', () => {
    const known = { accounts: ['Ann@X.org'], invitations: [invitation('BO@x.org')] };
    expect(statesOf('  ANN@x.ORG \n\tbo@X.ORG  ', known)).toEqual(['account', 'invited']);
  });

  it('compares both notations of an international domain', () => {
    expect(statesOf('jane@münchen.de', { accounts: ['jane@xn--mnchen-3ya.de'] })).toEqual(['account']);
  });

  it('takes plus signs and dots for other addresses', () => {
    const known = { accounts: ['ann.lee@x.org'] };
    expect(statesOf('annlee@x.org ann.lee+1@x.org ann.lee@x.org', known)).toEqual([
      'never',
      'never',
      'account',
    ]);
  });

  it('counts the newest of several invitations, in any order', () => {
    const older = invitation('a@x.org', { invitationSendDate: '2026-01-01T08:00:00Z', acceptDate: SENT });
    const undated = invitation('a@x.org', { invitationSendDate: undefined, acceptDate: SENT });
    const newest = invitation('A@x.org');
    for (const invitations of [
      [older, newest, undated],
      [newest, undated, older],
      [undated, older, newest],
    ]) {
      const [person] = check('a@x.org', { invitations });
      expect(person).toMatchObject({ state: 'invited', invitation: newest, olderInvitations: 2 });
    }
  });

  it('shows who accepted and has no account any more', () => {
    const invitations = [invitation('a@x.org', { acceptDate: SENT })];
    expect(statesOf('a@x.org', { invitations })).toEqual(['accepted']);
    expect(peopleCsv(check('a@x.org', { invitations }), true)).toContain('"Accepted, no account"');
  });

  it('tells states from invitations alone when accounts could not be read', () => {
    const invitations = [invitation('a@x.org', { acceptDate: SENT }), invitation('b@x.org')];
    const people = check('a@x.org b@x.org c@x.org', { accounts: undefined, invitations });
    expect(people.map(({ state }) => state)).toEqual(['accepted', 'invited', 'never']);
    expect(peopleCsv(people, false)).toContain('"a@x.org","Accepted"');
  });

  it('reads the state from the status of the server when the dates leave it open', () => {
    const invitations = [
      invitation('a@x.org', { expirationDate: undefined, status: 'expired' }),
      invitation('b@x.org', { status: 'ACCEPTED' }),
      invitation('c@x.org', { expirationDate: undefined, status: 'PENDING' }),
    ];
    expect(statesOf('a@x.org b@x.org c@x.org', { invitations })).toEqual(['expired', 'accepted', 'invited']);
  });

  it('marks an address that occurs twice, in one row', () => {
    const people = check('a@x.org b@x.org A@X.ORG nobody nobody');
    expect(people.map(({ email, isRepeated }) => [email, isRepeated])).toEqual([
      ['a@x.org', true],
      ['b@x.org', false],
      ['nobody', false],
    ]);
  });

  it('counts the days that are left of an open invitation, and of no other', () => {
    const invitations = [
      invitation('a@x.org'),
      invitation('b@x.org', { expirationDate: '2026-03-03T11:00:00Z' }),
      invitation('c@x.org', { expirationDate: '2026-03-02T12:30:00Z' }),
      invitation('d@x.org', { expirationDate: PAST }),
      invitation('e@x.org', { expirationDate: undefined }),
    ];
    const people = check('a@x.org b@x.org c@x.org d@x.org e@x.org f@x.org', { invitations });
    expect(people.map((person) => daysLeft(person, NOW))).toEqual([
      '12 days left',
      '1 day left',
      'expires today',
      '',
      '',
      '',
    ]);
  });

  it('invites the never invited without the own address, and resends the open and the expired', () => {
    const open = invitation('a@x.org');
    const expired = invitation('b@x.org', { expirationDate: PAST });
    const invitations = [open, expired, invitation('c@x.org', { acceptDate: SENT })];
    const people = check('a@x.org b@x.org c@x.org d@x.org Admin@x.org nobody', { invitations });
    expect(toInvite(people)).toEqual(['d@x.org']);
    expect(toResend(people)).toEqual({ 'a@x.org': open.id, 'b@x.org': expired.id });
  });

  it('shows the people of any chosen state, or those that occur twice', () => {
    const people = check('a@x.org a@x.org b@x.org nobody', { accounts: ['b@x.org'] });
    const shown = (states: Parameters<typeof filterPeople>[1]['states'], isRepeated = false) =>
      filterPeople(people, { states, isRepeated }).map(({ email }) => email);
    expect(shown([])).toEqual(['a@x.org', 'b@x.org', 'nobody']);
    expect(shown(['account', 'invalid'])).toEqual(['b@x.org', 'nobody']);
    expect(shown([], true)).toEqual(['a@x.org']);
    expect(shown(['account'], true)).toEqual([]);
  });

  it('writes a file that no spreadsheet evaluates', () => {
    const [, row = ''] = peopleCsv(check('=cmd|x@x.org'), true).split('\r\n');
    expect(row).toMatch(/^"'=cmd/);
  });

  it('gives each address exactly one state, so that the counts add up', () => {
    const address = fc.constantFrom(
      'a@x.org',
      'A@x.org',
      'b@x.org',
      'c+1@x.org',
      'nobody',
      'jane@münchen.de',
    );
    const dates = fc.constantFrom(undefined, PAST, OPEN);
    const invitations = fc.array(
      fc
        .record({ email: address, expirationDate: dates, acceptDate: dates, invitationSendDate: dates })
        .map(({ email, ...more }) => invitation(email, more)),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(fc.array(address), fc.array(address), invitations, (list, accounts, known) => {
        const parsed = parseAddresses(list.join('\n'));
        const people = check(list.join('\n'), { accounts, invitations: known });
        expect(people).toHaveLength(parsed.emails.length + parsed.invalid.length);
        const counts = PERSON_STATES.map((state) =>
          filterPeople(people, { states: [state], isRepeated: false }),
        );
        expect(counts.flat()).toHaveLength(people.length);
      }),
    );
  });
});
