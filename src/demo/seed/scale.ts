import { BANK } from '../bank';
import type { BankQuestion } from '../bank/types';
import type { Database } from '../database/database';
import type { HistoryPlan } from './history';

/** Size of the demo student's history: a month, or enough to stress every list. */
const SCALES = ['month', 'large'] as const;
export type Scale = (typeof SCALES)[number];

export interface ScaleRules {
  readonly history: Omit<HistoryPlan, 'userId'>;
  /** The bank is repeated under further ids until it has this many questions. */
  readonly questions: number;
  readonly questionsPerDay: number;
}

/** Each scale's history, bank, and daily quota of the student's plan. */
export const SCALE_RULES: Readonly<Record<Scale, ScaleRules>> = {
  month: {
    history: {
      quizzes: 26,
      days: 30,
      sizes: [5, 10, 10, 20, 20, 30, 40],
      knownShare: 0.35,
      unusedOfEach: 46,
    },
    questions: 0,
    questionsPerDay: 400,
  },
  large: {
    history: {
      quizzes: 10_000,
      days: 720,
      sizes: [5, 5, 10, 10, 20],
      knownShare: 1,
      unusedOfEach: 0,
      long: { every: 500, size: 400 },
    },
    questions: 440,
    questionsPerDay: 400,
  },
};

/** The questions, repeated under the ids `{id}-x2`, `{id}-x3` … until there are at least that many. */
function expandBank(questions: readonly BankQuestion[], atLeast: number): BankQuestion[] {
  const rounds = Math.max(1, Math.ceil(atLeast / Math.max(1, questions.length)));
  return Array.from({ length: rounds }, (_none, round) =>
    questions.map((question) =>
      round === 0 ? question : { ...question, id: `${question.id}-x${round + 1}` },
    ),
  ).flat();
}

export const questionsOf = (scale: Scale): BankQuestion[] => expandBank(BANK, SCALE_RULES[scale].questions);

export async function storedScale(database: Database): Promise<Scale> {
  const stored = await database.get('settings', 'scale');
  return SCALES.find((scale) => scale === stored?.value) ?? 'month';
}
