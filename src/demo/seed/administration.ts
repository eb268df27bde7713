import { between, draw, newId, type Random } from '@/demo/context/random';
import { DAY } from '@/demo/context/time';
import { INVITATION_LIFETIME_MS } from '@/demo/rules/invitations';
import type { Plan } from '@/shared/api/plan';
import type { BankQuestion } from '../bank/types';
import type { InvitationRecord, QlinkRecord, UserRecord } from '../database/records';

/** People who have not answered their invitation; the latest are those whose invitation is still open. */
const INVITED = [
  'hugo.martin',
  'sara.lindholm',
  'david.osei',
  'maya.goldberg',
  'peter.novak',
  'rosa.villanueva',
  'kenji.mori',
  'helen.abbott',
  'tariq.hassan',
  'julia.wagner',
  'samuel.adeyemi',
  'clara.jensen',
  'victor.popov',
  'lena.fischer',
  'arjun.mehta',
  'teresa.costa',
  'brian.doyle',
  'fatima.zahra',
  'oscar.nilsson',
  'naomi.katz',
  'diego.salazar',
  'ruth.campbell',
  'ines.duarte',
  'paul.reyes',
] as const;

/** Days since the first and since the latest of these invitations. */
const INVITED_SINCE = 34;
const LATEST_INVITED = 1;

/** Those of everyone who has joined, accepted, and those of `INVITED`, expired or open. */
export function demoInvitations(
  random: Random,
  plan: Plan,
  joined: readonly UserRecord[],
  now: number,
): InvitationRecord[] {
  const invitation = (email: string, daysAgo: number): InvitationRecord => ({
    id: newId(random, 'invitation'),
    group: newId(random, 'invite'),
    email,
    plan: { id: plan.id, name: plan.name },
    sentAt: now - daysAgo * DAY,
    expiresAt: now - daysAgo * DAY + INVITATION_LIFETIME_MS,
  });
  const accepted = joined.map(({ email, createdAt }) => ({
    ...invitation(email, (now - createdAt) / DAY + between(random, 1, 6)),
    acceptedAt: createdAt,
  }));
  const step = (INVITED_SINCE - LATEST_INVITED) / (INVITED.length - 1);
  const unanswered = INVITED.map((name, index) =>
    invitation(`${name}@example.edu`, INVITED_SINCE - index * step),
  );
  return [...accepted, ...unanswered];
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
