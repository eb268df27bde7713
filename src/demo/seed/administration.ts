import { between, draw, newId, type Random } from '@/demo/context/random';
import { DAY } from '@/demo/context/time';
import { INVITATION_LIFETIME_MS } from '@/demo/rules/invitations';
import type { Plan } from '@/shared/api/plan';
import { dayAfter, toLocalDay } from '@/shared/format/dates';
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

/** Coupons as the browser stores them: open ones of both types, and one that has expired. */
export function demoCoupons(now: number) {
  const today = toLocalDay(now);
  const coupon = (
    couponCode: string,
    discountType: 'percentage' | 'amount',
    discount: number,
    daysLeft: number,
  ) => ({
    couponCode,
    discountType,
    discountPercentage: discountType === 'percentage' ? discount : 0,
    discountAmount: discountType === 'amount' ? discount : 0,
    expiryDate: dayAfter(today, daysLeft),
  });
  return [
    coupon('COHORT25', 'percentage', 25, 75),
    coupon('WELCOME10', 'percentage', 10, 30),
    coupon('LIBRARY20', 'amount', 20, 12),
    coupon('PILOT15', 'amount', 15, -21),
  ];
}

/** One shared link of each status. */
export function demoQlinks(random: Random, questions: readonly BankQuestion[], now: number): QlinkRecord[] {
  // Anonymous visitors cannot load images, so shared questions have none.
  const shareable = questions.filter(({ figures = [] }) => figures.length === 0);
  /** The days are those since it was published and those until it expires. */
  const qlink = (
    id: string,
    [title, description]: readonly [string, string],
    count: number,
    [published, left]: readonly [number, number],
  ): QlinkRecord => ({
    id,
    group: 'qlink',
    questionIds: draw(random, shareable, count).map((question) => question.id),
    title,
    description,
    expiresAt: now + left * DAY,
    createdAt: now - published * DAY,
    status: 'ACTIVE',
  });
  return [
    qlink(
      'qlink-question-of-the-week',
      ['Question of the week', 'Try it before the Monday conference.'],
      1,
      [2, 12],
    ),
    qlink('qlink-three-to-try', ['Three questions to try', 'For applicants on interview day.'], 3, [16, 44]),
    qlink('qlink-last-week', ['Question of last week', 'Discussed at the last conference.'], 1, [9, -2]),
    {
      ...qlink('qlink-withdrawn', ['Withdrawn sample', 'Replaced by the three questions.'], 1, [20, 10]),
      status: 'REVOKED',
    },
  ];
}
