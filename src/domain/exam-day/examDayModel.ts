import { secondsOfMinutes } from '@/domain/attempt/extraTime';
import type { ExamDay, StartedBlock } from './examDayRecord';

/** Chosen before a day starts. */
export type DayPlan = Omit<ExamDay, 'id' | 'started' | 'finishedAt'>;
export type DayFormat = Omit<
  DayPlan,
  'exam' | 'categories' | 'types' | 'extraBreakMinutes' | 'extraTime' | 'tutorialSecondsLeft'
>;

/** The least time of a block, regardless of how much of it was spent on breaks: enough to read what has happened. */
export const MIN_BLOCK_S = 60;

/** Number of finished days that are stored. */
export const DAYS_KEPT = 20;

const SECOND = 1_000;

const isEnded = ({ endedAt }: StartedBlock): boolean => endedAt > 0;

/** The block in progress; undefined in a break. */
export function runningBlock({ started }: ExamDay): StartedBlock | undefined {
  const last = started.at(-1);
  return last === undefined || isEnded(last) ? undefined : last;
}

/** Which block of the day a quiz is, from 1; undefined if it does not belong to the day. */
export function blockNumberOf({ started }: ExamDay, quizId: string): number | undefined {
  const index = started.findIndex((block) => block.quizId === quizId);
  return index < 0 ? undefined : index + 1;
}

export const isComplete = ({ started, blocks }: ExamDay): boolean =>
  started.length >= blocks && started.every(isEnded);

/** Items and minutes of a block, from 0. */
export const partOf = ({ items, minutes, parts }: DayFormat, index: number): ExamDay['parts'][number] =>
  parts[index] ?? { items, minutes };

/** Items of the first so many blocks. */
export const itemsOf = (format: DayFormat, blocks = format.blocks): number =>
  Array.from({ length: blocks }, (_, index) => partOf(format, index).items).reduce(
    (sum, items) => sum + items,
    0,
  );

/** How many blocks, from the first on, that many questions fill. */
export function blocksFilledBy(format: DayFormat, questions: number): number {
  let blocks = 0;
  while (blocks < format.blocks && itemsOf(format, blocks + 1) <= questions) blocks += 1;
  return blocks;
}

/** The format with fewer blocks. */
export const withBlocks = <Format extends DayFormat>(format: Format, blocks: number): Format => ({
  ...format,
  blocks,
  parts: format.parts.slice(0, blocks),
  fixedBreaks: format.fixedBreaks.slice(0, Math.max(0, blocks - 1)),
});

/**
 * Seconds of break that are left, negative if it is overdrawn. Time that tutorial and blocks have not used is added,
 * and what is left carries over, unless the breaks are fixed; what a break overdraws is taken from the block after it,
 * and is thereby settled. Beside fixed breaks, extra minutes are one pool, used up before a block is shortened.
 */
export function breakSecondsLeft(day: ExamDay, now: number): number {
  const { started, breakMinutes, extraBreakMinutes, fixedBreaks, tutorialSecondsLeft = 0 } = day;
  const isFixed = fixedBreaks.length > 0;
  let left = (isFixed ? extraBreakMinutes : breakMinutes + extraBreakMinutes) * 60 + tutorialSecondsLeft;
  for (const [index, block] of started.entries()) {
    if (!isEnded(block)) return left;
    const extra = left;
    const fixed = (fixedBreaks[index] ?? 0) * 60;
    if (isFixed) left += fixed;
    else left += Math.max(0, block.secondsGiven - block.secondsUsed);
    const next = started[index + 1];
    const taken = Math.max(0, (next?.startedAt ?? now) - block.endedAt) / SECOND;
    left -= taken;
    if (next !== undefined) left = Math.max(0, isFixed ? Math.min(extra, left) : left);
  }
  return left;
}

/** Seconds of the day after the block in progress: the blocks to come, and the break that is left. */
export function secondsAfterBlock(day: ExamDay): number {
  const done = day.started.length;
  const coming = Array.from({ length: Math.max(0, day.blocks - done) }, (_, index) =>
    secondsOfMinutes(partOf(day, done + index).minutes, day.extraTime),
  );
  const fixed = day.fixedBreaks.slice(Math.max(0, done - 1)).map((minutes) => minutes * 60);
  // While a block is in progress, the break does not depend on the time.
  return [...coming, ...fixed, breakSecondsLeft(day, 0)].reduce((sum, seconds) => sum + seconds, 0);
}

/** When the break is used up; undefined if none is running. */
export function breakDeadline(day: ExamDay): number | undefined {
  const last = day.started.at(-1);
  if (last === undefined || !isEnded(last) || day.finishedAt > 0) return undefined;
  return last.endedAt + breakSecondsLeft(day, last.endedAt) * SECOND;
}

/** Seconds of the block that starts now: the format's, minus what the break has overdrawn. */
export function secondsOfNextBlock(day: ExamDay, now: number): number {
  const overdrawn = Math.max(0, -breakSecondsLeft(day, now));
  const seconds = secondsOfMinutes(partOf(day, day.started.length).minutes, day.extraTime);
  return Math.max(Math.min(MIN_BLOCK_S, seconds), Math.round(seconds - overdrawn));
}

export const newDay = (plan: DayPlan): ExamDay => ({ ...plan, id: '', started: [], finishedAt: 0 });

/** The day with one more block. A block that is still open stays the current one. */
export function blockStarted(
  day: ExamDay,
  { quizId, items }: Pick<StartedBlock, 'quizId' | 'items'>,
  now: number,
): ExamDay {
  if (runningBlock(day) !== undefined || day.started.length >= day.blocks) return day;
  const secondsGiven = secondsOfNextBlock(day, now);
  const block = { quizId, items, secondsGiven, startedAt: now, endedAt: 0, secondsUsed: 0 };
  return { ...day, id: day.started[0]?.quizId ?? quizId, started: [...day.started, block] };
}

interface BlockEnd {
  readonly quizId: string;
  readonly endedAt: number;
  /**
   * What the timer showed; undefined if the quiz was ended elsewhere: all time since its start then counts as
   * used.
   */
  readonly secondsLeft: number | undefined;
}

/** The day after one of its blocks has ended, which counts once. */
export function blockEnded(day: ExamDay, { quizId, endedAt, secondsLeft }: BlockEnd): ExamDay {
  return {
    ...day,
    started: day.started.map((block) => {
      if (block.quizId !== quizId || isEnded(block)) return block;
      const end = Math.max(block.startedAt, endedAt);
      const used =
        secondsLeft === undefined
          ? (end - block.startedAt) / SECOND
          : block.secondsGiven - Math.max(0, secondsLeft);
      return {
        ...block,
        endedAt: end,
        secondsUsed: Math.min(block.secondsGiven, Math.max(0, Math.ceil(used))),
      };
    }),
  };
}

/** The day as it is stored: a block that is still open becomes an ordinary quiz. */
export const dayFinished = (day: ExamDay, now: number): ExamDay => ({
  ...day,
  started: day.started.filter(isEnded),
  finishedAt: now,
});

/** 'Suspend' was confirmed in a block. */
export const blockSuspended = (day: ExamDay, quizId: string): ExamDay => ({
  ...day,
  started: day.started.map((block) => (block.quizId === quizId ? { ...block, suspended: true } : block)),
});

/**
 * Minutes during which the clock of a block stood still; a part of a minute counts as one. Without 'Suspend', as when
 * the page was closed, less than a minute does not count: a block takes a moment to open.
 */
export function minutesPaused({ started }: ExamDay): number {
  const pauses = started.map(({ startedAt, endedAt, secondsUsed, suspended }) => {
    const seconds = (endedAt - startedAt) / SECOND - secondsUsed;
    return suspended || seconds >= 60 ? Math.max(1, seconds) : 0;
  });
  return Math.ceil(pauses.reduce((sum, seconds) => sum + seconds, 0) / 60);
}

export function breaksTaken({ started }: ExamDay): { readonly count: number; readonly seconds: number } {
  const lengths = started.slice(1).map(({ startedAt }, index) => {
    const before = started[index];
    return before === undefined ? 0 : Math.max(0, startedAt - before.endedAt) / SECOND;
  });
  return {
    count: lengths.length,
    seconds: Math.round(lengths.reduce((sum, seconds) => sum + seconds, 0)),
  };
}

/** The blocks of the first and of the second half; the middle one of an odd number belongs to the first. */
export function halvesOf<Block>(
  blocks: readonly Block[],
): readonly [first: readonly Block[], second: readonly Block[]] {
  const middle = Math.ceil(blocks.length / 2);
  return [blocks.slice(0, middle), blocks.slice(middle)];
}

export const blockName = (exam: string, block: number, blocks: number): string =>
  `${exam}, block ${block} of ${blocks}`;

/** Ids of the finished days that are no longer stored. */
export const surplusDays = (days: readonly ExamDay[]): readonly string[] =>
  [...days]
    .sort((a, b) => b.finishedAt - a.finishedAt)
    .slice(DAYS_KEPT)
    .map(({ id }) => id);
