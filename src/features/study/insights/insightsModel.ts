import type { Confidence } from '@/domain/attempt/answer';
import { targetSeconds } from '@/domain/attempt/extraTime';
import { inSlices } from '@/domain/study/counting/inSlices';
import type { FinishedAttempt, FinishedItem } from '@/domain/study/finishedAttemptModel';
import { CATEGORY_KEYS } from '@/shared/api/category';
import type { Pause } from '@/shared/browser/pause';
import { formatCount, formatPercent } from '@/shared/format/numbers';

/** Below this number of answers, no percentage is shown. */
export const MIN_ANSWERS = 5;

/** Right answers among answers. */
export interface Share {
  readonly right: number;
  readonly answered: number;
}

interface Pace {
  readonly items: number;
  readonly seconds: number;
  /** The sum of each item's target, which is its attempt's. */
  readonly targetSeconds: number;
  /** Items that took longer than their target. */
  readonly slow: number;
}

/** Answers whose first and last choice differ. */
export interface AnswerChanges {
  readonly rightToWrong: number;
  readonly wrongToRight: number;
  readonly wrongToWrong: number;
  /** The key is not known. */
  readonly unknown: number;
}

export type CoveredHeading = (typeof CATEGORY_KEYS)[number];

export interface CoverageRow extends Share {
  readonly name: string;
  /** Distinct questions; `answered` counts each answer. */
  readonly questions: number;
  /** Questions that the bank has; undefined if this is not known. */
  readonly available?: number;
  readonly pace: Pace;
}

export interface AvailableQuestions {
  readonly name: string;
  readonly available: number;
}

export interface Insights {
  readonly answered: number;
  readonly pacing: Readonly<Record<'all' | 'right' | 'wrong' | 'timed' | 'untimed', Pace>>;
  readonly changes: AnswerChanges;
  readonly confidence: Readonly<Record<Confidence, Share>>;
  /** The weakest categories first, those with fewer than five answers last. */
  readonly coverage: Readonly<Record<CoveredHeading, readonly CoverageRow[]>>;
}

/** Percent right; undefined below five answers. */
export const percentOf = ({ right, answered }: Share): number | undefined =>
  answered < MIN_ANSWERS ? undefined : (100 * right) / answered;

/** Mean seconds per item; undefined below five items. */
export const meanSecondsOf = ({ seconds, items }: Pace): number | undefined =>
  items < MIN_ANSWERS ? undefined : seconds / items;

/** Mean seconds for an item, as the attempts were timed. */
export const meanTargetOf = ({ targetSeconds: seconds, items }: Pace): number =>
  items === 0 ? targetSeconds(undefined) : seconds / items;

/** Undefined if the first and the last choice are the same. */
export function changeOf({
  attemptedLetters,
  answer,
  result,
  key,
}: FinishedItem): keyof AnswerChanges | undefined {
  const first = attemptedLetters[0];
  if (first === undefined || first === answer) return undefined;
  if (result === 'correct') return 'wrongToRight';
  if (result !== 'incorrect' || key === undefined) return 'unknown';
  return first === key ? 'rightToWrong' : 'wrongToWrong';
}

type Mutable<Counts> = { -readonly [Name in keyof Counts]: Counts[Name] };

const noPace = (): Mutable<Pace> => ({ items: 0, seconds: 0, targetSeconds: 0, slow: 0 });
const noShare = (): Mutable<Share> => ({ right: 0, answered: 0 });

function countTime(pace: Mutable<Pace>, seconds: number, target: number): void {
  pace.items += 1;
  pace.seconds += seconds;
  pace.targetSeconds += target;
  if (seconds > target) pace.slow += 1;
}

function countAnswer(share: Mutable<Share>, isRight: boolean): void {
  share.answered += 1;
  if (isRight) share.right += 1;
}

const nothingCovered = () => ({ questions: new Set<string>(), share: noShare(), pace: noPace() });
type Covered = Readonly<ReturnType<typeof nothingCovered>>;

/** Counts attempts one by one, so that a large number can be spread over several tasks. */
export function createInsightsCounter() {
  const pacing = { all: noPace(), right: noPace(), wrong: noPace(), timed: noPace(), untimed: noPace() };
  const changes = { rightToWrong: 0, wrongToRight: 0, wrongToWrong: 0, unknown: 0 };
  const confidence = { guess: noShare(), unsure: noShare(), sure: noShare() };
  const covered = {
    discipline: new Map<string, Covered>(),
    organSystem: new Map<string, Covered>(),
    examType: new Map<string, Covered>(),
  };
  let answered = 0;

  function cover(item: FinishedItem, isRight: boolean, target: number): void {
    for (const heading of CATEGORY_KEYS) {
      for (const name of item.labels[heading]) {
        let entry = covered[heading].get(name);
        if (entry === undefined) {
          entry = nothingCovered();
          covered[heading].set(name, entry);
        }
        entry.questions.add(item.questionId);
        countAnswer(entry.share, isRight);
        if (item.timeSpentMs > 0) countTime(entry.pace, item.timeSpentMs / 1_000, target);
      }
    }
  }

  function addItem(item: FinishedItem, timerOn: boolean, target: number): void {
    const { result, timeSpentMs } = item;
    const isGraded = result === 'correct' || result === 'incorrect';
    const isRight = result === 'correct';
    if (timeSpentMs > 0) {
      const seconds = timeSpentMs / 1_000;
      countTime(pacing.all, seconds, target);
      countTime(timerOn ? pacing.timed : pacing.untimed, seconds, target);
      if (isGraded) countTime(isRight ? pacing.right : pacing.wrong, seconds, target);
    }
    const change = changeOf(item);
    if (change !== undefined) changes[change] += 1;
    if (!isGraded) return;
    answered += 1;
    if (item.confidence !== undefined) countAnswer(confidence[item.confidence], isRight);
    cover(item, isRight, target);
  }

  return {
    add: ({ items, timerOn, extraTime }: FinishedAttempt) => {
      for (const item of items) addItem(item, timerOn, targetSeconds(extraTime));
    },
    result: (): Insights => ({
      answered,
      pacing,
      changes,
      confidence,
      coverage: {
        discipline: rowsOf(covered.discipline),
        organSystem: rowsOf(covered.organSystem),
        examType: rowsOf(covered.examType),
      },
    }),
  };
}

/** Answers counted in one task: a few milliseconds, even on a slow phone. */
const ANSWERS_AT_ONCE = 2_000;

export const countInsights = (attempts: readonly FinishedAttempt[]) => async (pause: Pause) => {
  const counter = createInsightsCounter();
  await inSlices(attempts, counter.add, {
    weightOf: ({ items }) => items.length,
    most: ANSWERS_AT_ONCE,
    pause,
  });
  return counter.result();
};

const rowsOf = (covered: ReadonlyMap<string, Covered>): readonly CoverageRow[] =>
  [...covered]
    .map(([name, { questions, share, pace }]) => ({ name, questions: questions.size, ...share, pace }))
    .sort(
      (a, b) =>
        (percentOf(a) ?? 101) - (percentOf(b) ?? 101) ||
        b.answered - a.answered ||
        a.name.localeCompare(b.name),
    );

/** The rows with the bank's numbers, followed by categories of the bank without any answers. */
export function withAvailable(
  rows: readonly CoverageRow[],
  bank: readonly AvailableQuestions[],
): readonly CoverageRow[] {
  const byName = new Map(bank.map(({ name, available }) => [name, available]));
  const covered = new Set(rows.map(({ name }) => name));
  return [
    ...rows.map((row) => {
      const available = byName.get(row.name);
      // The bank may have dropped questions since they were answered.
      return available === undefined ? row : { ...row, available: Math.max(available, row.questions) };
    }),
    ...bank
      .filter(({ name, available }) => available > 0 && !covered.has(name))
      .map((entry) => ({ ...entry, questions: 0, ...noShare(), pace: noPace() })),
  ];
}

/** The category with the most time per item, if this is above the target. */
export function slowestOf(rows: readonly CoverageRow[]): CoverageRow | undefined {
  const [slowest] = rows
    .filter(({ pace }) => (meanSecondsOf(pace) ?? 0) > meanTargetOf(pace))
    .sort((a, b) => (meanSecondsOf(b.pace) ?? 0) - (meanSecondsOf(a.pace) ?? 0));
  return slowest;
}

/** Shown instead of a figure that is based on too few answers. */
export const TOO_FEW = '–';

/** '62%', or a dash. */
export function percentText(share: Share): string {
  const percent = percentOf(share);
  return percent === undefined ? TOO_FEW : formatPercent(percent);
}

/** '5 of 8' */
export const countsText = ({ right, answered }: Share): string =>
  `${formatCount(right)} of ${formatCount(answered)}`;

/** '12 of 40', or '12' if the bank's number is not known. */
export const coveredText = ({ questions, available }: CoverageRow): string =>
  available === undefined ? formatCount(questions) : `${formatCount(questions)} of ${formatCount(available)}`;

/** '84 s', or a dash. */
export function secondsText(pace: Pace): string {
  const seconds = meanSecondsOf(pace);
  return seconds === undefined ? TOO_FEW : `${formatCount(seconds)} s`;
}
