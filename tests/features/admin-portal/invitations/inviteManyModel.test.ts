import { describe, expect, it } from 'vitest';
import {
  announcementOf,
  type Batch,
  ended,
  inviteManyRules,
  lookedUp,
  newBatch,
  openInvitations,
  progressOf,
  refused,
  resumed,
  retried,
  started,
  waitingIn,
  withOutcome,
} from '@/features/admin-portal/invitations/many/inviteManyModel';
import type { Invitation } from '@/shared/api/invitation';

const NOW = Date.parse('2026-03-02T12:00:00Z');
const batch = newBatch(1, {
  packageId: 'p1',
  planName: 'Pro',
  leavesOutInvited: true,
  emails: ['a@x.org', 'b@x.org', 'c@x.org'],
});
const invitation = (email: string, more: Partial<Invitation> = {}): Invitation => ({
  id: `of ${email}`,
  email,
  invitedPackage: { name: 'Pro' },
  invitationSendDate: '2026-03-01T12:00:00.000Z',
  expirationDate: '2026-03-15T12:00:00.000Z',
  status: 'PENDING',
  ...more,
});
const statuses = ({ outcomes }: Batch) => Object.values(outcomes).map(({ status }) => status);
const sent = (one: Batch, email: string) => withOutcome(one, email, { status: 'sent' });
const unclear = (one: Batch, email: string) => withOutcome(one, email, refused(undefined, true));

describe('a list of invitations', () => {
  it('sends to the list in its order', () => {
    expect(waitingIn(batch)).toEqual(['a@x.org', 'b@x.org', 'c@x.org']);
    expect(waitingIn(sent(batch, 'b@x.org'))).toEqual(['a@x.org', 'c@x.org']);
  });

  it('ignores the outcome of another list', () => {
    expect(sent(batch, 'other@x.org')).toBe(batch);
  });

  it('holds the rest back after a stop, and fails it without connection', () => {
    const half = sent(batch, 'a@x.org');
    expect(statuses(ended({ ...half, phase: 'stopping' }))).toEqual(['sent', 'heldBack', 'heldBack']);
    const cutOff = ended({ ...half, phase: 'lost' });
    expect(statuses(cutOff)).toEqual(['sent', 'failed', 'failed']);
    expect(progressOf(cutOff).failed.map(({ reason }) => reason)).toEqual([
      'Not sent: the connection was lost.',
      'Not sent: the connection was lost.',
    ]);
  });

  it('sends the failed ones again, or the rest, never what was sent', () => {
    const stopped = ended({
      ...withOutcome(sent(batch, 'a@x.org'), 'b@x.org', refused('No such mailbox', false)),
      phase: 'stopping',
    });
    expect(statuses(retried(stopped))).toEqual(['sent', 'waiting', 'heldBack']);
    expect(statuses(resumed(stopped))).toEqual(['sent', 'failed', 'waiting']);
  });

  it('decides what was unclear by the server’s list, before it is sent again', () => {
    const before = started(batch, [invitation('a@x.org', { acceptDate: '2026-03-01T13:00:00Z' })], NOW);
    const both = unclear(unclear(before, 'a@x.org'), 'b@x.org');
    expect(statuses(retried(both))).toEqual(['failed', 'failed', 'waiting']);
    const list = [invitation('a@x.org', { acceptDate: '2026-03-01T13:00:00Z' }), invitation('B@X.ORG')];
    expect(statuses(lookedUp(both, list, true))).toEqual(['waiting', 'sent', 'waiting']);
    expect(statuses(lookedUp(both, list, false))).toEqual(['failed', 'sent', 'waiting']);
    // The list may be out of date: it is read again.
    expect(statuses(retried(lookedUp(both, list, false)))).toEqual(['failed', 'sent', 'waiting']);
    // The same invitation, sent again.
    const again = invitation('a@x.org', { invitationSendDate: '2026-03-02T12:00:01.000Z' });
    expect(statuses(lookedUp(both, [again], true))).toEqual(['sent', 'waiting', 'waiting']);
  });

  it('sends nothing rather than twice, when the list could not be read before', () => {
    const one = unclear(batch, 'a@x.org');
    expect(statuses(lookedUp(one, [invitation('a@x.org')], true))).toEqual(['sent', 'waiting', 'waiting']);
    const other = invitation('a@x.org', { invitedPackage: { name: 'Max' } });
    expect(statuses(lookedUp(one, [other], true))).toEqual(['waiting', 'waiting', 'waiting']);
  });

  it('leaves out who was invited in another tab, unless it is meant', () => {
    const list = [invitation('B@x.org')];
    expect(statuses(started(batch, list, NOW))).toEqual(['waiting', 'failed', 'waiting']);
    const meant = { ...batch, leavesOutInvited: false };
    expect(statuses(started(meant, list, NOW))).toEqual(['waiting', 'waiting', 'waiting']);
  });

  it('knows who can still accept an invitation to the plan', () => {
    const list = [
      invitation('Open@x.org'),
      invitation('accepted@x.org', { acceptDate: '2026-03-01T13:00:00Z' }),
      invitation('expired@x.org', { expirationDate: '2026-03-02T11:59:59Z' }),
      invitation('endless@x.org', { expirationDate: undefined }),
      invitation('other@x.org', { invitedPackage: { name: 'Max' } }),
    ];
    expect([...openInvitations(list, 'Pro', NOW)]).toEqual(['open@x.org', 'endless@x.org']);
  });

  it('announces progress by quarters, and the end', () => {
    const of = (one: Batch) => announcementOf(progressOf(one), one.phase);
    expect(of(batch)).toBe('0 percent');
    expect(of(sent(batch, 'a@x.org'))).toBe('25 percent');
    const over = ended({
      ...withOutcome(sent(batch, 'a@x.org'), 'b@x.org', refused('No', false)),
      phase: 'stopping',
    });
    expect(of(over)).toBe('Finished. Sent: 1, failed: 1, not sent: 1');
  });

  it('requires a plan and an address, at most 2,000 of them', () => {
    const isValid = (emails: string, packageId = 'p1') => inviteManyRules.isValidSync({ packageId, emails });
    const many = (count: number) => Array.from({ length: count }, (_, index) => `a${index}@x.org`).join('\n');
    expect(isValid('a@x.org nonsense')).toBe(true);
    expect(isValid('a@x.org', '')).toBe(false);
    expect(isValid('nonsense')).toBe(false);
    expect(isValid('')).toBe(false);
    expect(isValid(many(2000))).toBe(true);
    expect(isValid(many(2001))).toBe(false);
  });
});

describe('invitations that are sent again', () => {
  const resent: Batch = {
    ...newBatch(1, {
      packageId: '',
      planName: '',
      leavesOutInvited: false,
      emails: ['a@x.org', 'b@x.org'],
      resends: { 'a@x.org': 'of a@x.org', 'b@x.org': 'of b@x.org' },
    }),
    outcomes: { 'a@x.org': refused(undefined, true), 'b@x.org': refused('Full', false) },
  };
  const known = [invitation('a@x.org', { invitationSendDate: '2026-02-01T00:00:00Z' })];
  const renewed = [invitation('a@x.org', { invitationSendDate: '2026-03-02T12:00:00Z' })];
  const statusOf = ({ outcomes }: Batch, email: string) => outcomes[email]?.status;

  it('counts an unclear one as sent once the list has a newer date', () => {
    const before = started(resent, known, NOW);
    expect(statusOf(lookedUp(before, renewed, false), 'a@x.org')).toBe('sent');
    expect(statusOf(lookedUp(before, known, false), 'a@x.org')).toBe('failed');
  });

  it('never waits for another call of an unclear one, with or without the earlier list', () => {
    for (const batchBefore of [resent, started(resent, known, NOW)]) {
      const again = lookedUp(retried(batchBefore), known, true);
      expect(waitingIn(again)).toEqual(['b@x.org']);
      expect(statusOf(again, 'a@x.org')).toBe('failed');
    }
  });
});
