/** The administrator's calls that change something: a plan and a link are created, changed and withdrawn. */
import type { Permissions } from '@/domain/session/permissions';
import { EXAM_TYPES } from '@/shared/api/category';
import { createPlan, deletePlan, getPlans, updatePlan } from '@/shared/api/plan';
import { getQlinks, publishQlink, revokeQlink } from '@/shared/api/qlink';
import { dayAfter, endOfDay, toLocalDay } from '@/shared/format/dates';
import { type CheckCall, given, search, write } from './call';
import { COMMENT, hasAccepted, markedName, unlessNamed } from './known';

const may = (role: Permissions): boolean => role.administration;

const NEW_PLAN = {
  category: 'PRO',
  examTypes: [EXAM_TYPES[0]],
  price: 1.5,
  durationInDay: 7,
  questionsPerDay: 1,
  type: 'GENERAL',
  description: COMMENT,
  // No user is offered it.
  status: 'INACTIVE',
  videoExplanationLimit: 1,
} as const;

const PLAN: readonly CheckCall[] = [
  write(createPlan, {
    may,
    args: (known) => ({ args: { ...NEW_PLAN, name: markedName(known) } }),
    leaves: { what: 'an inactive plan', until: 'deletePlan' },
  }),
  search(getPlans, {
    args: (known) => (hasAccepted(known, 'createPlan') ? { args: undefined } : undefined),
    learn: (plans, known) => ({ newPlan: plans.find(({ name }) => name === markedName(known)) }),
    missing: (plans, known) =>
      unlessNamed(
        plans.map(({ name }) => name),
        known,
      ),
  }),
  write(updatePlan, {
    may,
    args: ({ newPlan }) => given(newPlan, 'the new plan is not in getPlans', (plan) => plan),
  }),
  write(deletePlan, {
    may,
    args: ({ newPlan }) => given(newPlan, 'the new plan is not in getPlans', ({ id }) => ({ planId: id })),
  }),
];

const QLINK: readonly CheckCall[] = [
  write(publishQlink, {
    may,
    args: (known) =>
      given(known.questionIds?.[0], 'no question in a quiz, link or feedback', (questionId) => ({
        questionIds: [questionId],
        // Tomorrow: regardless of the server's time zone, this is not in the past.
        expirationTime: endOfDay(dayAfter(toLocalDay(known.now), 1)),
        title: markedName(known),
        description: COMMENT,
      })),
    leaves: { what: 'a link to one question, revoked' },
  }),
  search(getQlinks, {
    args: (known) => (hasAccepted(known, 'publishQlink') ? { args: undefined } : undefined),
    learn: (links, known) => {
      const id = links.find(({ title }) => title === markedName(known))?.id;
      return { newQlinkId: id, qlinkId: known.qlinkId ?? id };
    },
    missing: (links, known) =>
      unlessNamed(
        links.map(({ title }) => title),
        known,
      ),
  }),
  write(revokeQlink, {
    may,
    args: ({ newQlinkId }) =>
      given(newQlinkId, 'the new link is not in getQlinks', (id) => ({ qlinkId: id })),
  }),
];

export const ADMIN_WRITES: readonly CheckCall[] = [...PLAN, ...QLINK];
