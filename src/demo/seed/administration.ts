import { draw, newId, type Random } from '@/demo/context/random';
import { DAY } from '@/demo/context/time';
import { INVITATION_LIFETIME_MS } from '@/demo/rules/invitations';
import type { Plan } from '@/shared/api/plan';
import type { BankQuestion } from '../bank/types';
import type { InvitationRecord, QlinkRecord } from '../database/records';

/** Invitations of each kind: one accepted, two open, one expired. */
export function demoInvitations(random: Random, plan: Plan, now: number): InvitationRecord[] {
  const invitation = (email: string, daysAgo: number): InvitationRecord => ({
    id: newId(random, 'invitation'),
    group: newId(random, 'invite'),
    email,
    plan: { id: plan.id, name: plan.name },
    sentAt: now - daysAgo * DAY,
    expiresAt: now - daysAgo * DAY + INVITATION_LIFETIME_MS,
  });
  return [
    { ...invitation('olivia.grant@example.edu', 24), acceptedAt: now - 22 * DAY },
    invitation('ines.duarte@example.edu', 3),
    invitation('paul.reyes@example.edu', 1),
    invitation('hugo.martin@example.edu', 30),
  ];
}

/** One shared link of each status. */
export function demoQlinks(random: Random, questions: readonly BankQuestion[], now: number): QlinkRecord[] {
  // Anonymous visitors cannot load images, so shared questions have none.
  const shareable = questions.filter(({ figures = [] }) => figures.length === 0);
  const qlink = (id: string, title: string, count: number, expiresAt: number): QlinkRecord => ({
    id,
    group: 'qlink',
    questionIds: draw(random, shareable, count).map((question) => question.id),
    title,
    description: 'Shared by the editors.',
    expiresAt,
    createdAt: now - 9 * DAY,
    status: 'ACTIVE',
  });
  return [
    qlink('qlink-question-of-the-week', 'Question of the week', 1, now + 30 * DAY),
    qlink('qlink-three-to-try', 'Three questions to try', 3, now + 30 * DAY),
    qlink('qlink-last-week', 'Question of last week', 1, now - 2 * DAY),
    { ...qlink('qlink-withdrawn', 'Withdrawn sample', 1, now + 10 * DAY), status: 'REVOKED' },
  ];
}
