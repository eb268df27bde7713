import type { QuestionLabels } from '@/domain/question/questionLabels';
import type { FinishedAttempt, FinishedItem } from '@/domain/study/finishedAttemptModel';

export const MISS_REASONS = ['unknown', 'mixed', 'misread', 'changed', 'time'] as const;
export type MissReason = (typeof MISS_REASONS)[number];

export const REASON_NAMES: Readonly<Record<MissReason, string>> = {
  unknown: 'Did not know',
  mixed: 'Mixed up',
  misread: 'Misread',
  changed: 'Changed my answer',
  time: 'No time',
};

/** Characters, as an input field counts them. */
export const MAX_RULE_LENGTH = 280;
/** The characters of a rule are counted for the student from this length on. */
export const COUNTED_RULE_LENGTH = 240;
export const MAX_ENTRIES = 20;

/** Why a question was missed in one quiz. */
interface ReasonEntry {
  /** '' in practice. */
  readonly quizId: string;
  /** From 1; 0 in practice. */
  readonly item: number;
  readonly reason: MissReason;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface MissedQuestion {
  readonly questionId: string;
  /** '' if there is none. */
  readonly rule: string;
  /** When the rule was last changed. */
  readonly ruleAt: number;
  /** Newest first, one for each quiz. */
  readonly entries: readonly ReasonEntry[];
  readonly labels: QuestionLabels;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
}

export type MissedQuestions = ReadonlyMap<string, MissedQuestion>;

/** The quiz and item in which a question was missed. */
export type MissOrigin = Pick<ReasonEntry, 'quizId' | 'item'>;
export const IN_PRACTICE: MissOrigin = { quizId: '', item: 0 };

export const hasRule = ({ rule }: Pick<MissedQuestion, 'rule'>): boolean => rule.trim() !== '';

/** The reason given in a quiz. */
export const reasonIn = (missed: MissedQuestion | undefined, quizId: string): MissReason | undefined =>
  missed?.entries.find((entry) => entry.quizId === quizId)?.reason;

/** The reason given last, in any quiz. */
export const latestReason = (missed: MissedQuestion | undefined): MissReason | undefined =>
  missed?.entries[0]?.reason;

/** Without a reason, the entry of the quiz is removed. */
export function withReason(
  missed: MissedQuestion,
  origin: MissOrigin,
  reason: MissReason | undefined,
  now: number,
): MissedQuestion {
  const others = missed.entries.filter(({ quizId }) => quizId !== origin.quizId);
  const entries = reason === undefined ? others : [{ ...origin, reason, at: now }, ...others];
  return { ...missed, entries: newestOf(entries), updatedAt: now };
}

export const withRule = (missed: MissedQuestion, rule: string, now: number): MissedQuestion => ({
  ...missed,
  rule: rule.slice(0, MAX_RULE_LENGTH),
  ruleAt: now,
  updatedAt: now,
});

/** For each quiz the newest entry, newest first, at most 20. */
export function newestOf(entries: readonly ReasonEntry[]): readonly ReasonEntry[] {
  const found = new Map<string, ReasonEntry>();
  for (const entry of entries.toSorted((a, b) => b.at - a.at))
    if (!found.has(entry.quizId)) found.set(entry.quizId, entry);
  return [...found.values()].slice(0, MAX_ENTRIES);
}

/**
 * What two devices know of a question, in either order: the newer entry of each quiz, the newer rule that is not empty.
 */
export function mergeMissed(a: MissedQuestion, b: MissedQuestion): MissedQuestion {
  const [newer, older] = a.updatedAt >= b.updatedAt ? [a, b] : [b, a];
  const [rule] = [newer, older].filter(hasRule).toSorted((a, b) => b.ruleAt - a.ruleAt);
  return {
    ...newer,
    rule: rule?.rule ?? '',
    ruleAt: rule?.ruleAt ?? newer.ruleAt,
    entries: newestOf([...newer.entries, ...older.entries]),
  };
}

/** Whether a reason is asked for: not where the bank names no key. */
export const isMissed = ({ result, confidence }: Pick<FinishedItem, 'result' | 'confidence'>): boolean =>
  result === 'incorrect' || result === 'unanswered' || (result === 'correct' && confidence === 'guess');

/** Whether an answer was changed away from the key. */
export const leftTheKey = (path: readonly string[], key: string): boolean =>
  key !== '' && path.includes(key) && path.at(-1) !== key;

/** Missed items that the counts take into account. */
export const COUNTED_ITEMS = 200;

type ReasonCounts = Readonly<Record<MissReason, number>>;

/**
 * Counts the reasons of the latest missed items, each with the reason given in its quiz; a reason given in practice is
 * a missed item of its own. Finished attempts are added one by one, the newest first, so that many can be read in
 * several tasks.
 */
export function createReasonCounter(missed: MissedQuestions) {
  const items: { readonly at: number; readonly reason: MissReason | undefined }[] = [];
  let fromQuizzes = 0;
  return {
    addAttempt: ({ quizId, submittedAt, items: answered }: FinishedAttempt): void => {
      for (const { result, questionId } of answered.toReversed()) {
        if (fromQuizzes >= COUNTED_ITEMS) return;
        if (result !== 'incorrect' && result !== 'unanswered') continue;
        fromQuizzes += 1;
        items.push({ at: submittedAt, reason: reasonIn(missed.get(questionId), quizId) });
      }
    },
    addPracticed: ({ entries }: MissedQuestion): void => {
      const practiced = entries.find(({ quizId }) => quizId === IN_PRACTICE.quizId);
      if (practiced !== undefined) items.push(practiced);
    },
    result: (): ReasonCounts => {
      const counts = { unknown: 0, mixed: 0, misread: 0, changed: 0, time: 0 };
      for (const { reason } of items.toSorted((a, b) => b.at - a.at).slice(0, COUNTED_ITEMS))
        if (reason !== undefined) counts[reason] += 1;
      return counts;
    },
  };
}
