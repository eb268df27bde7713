import type { ExtraTime } from '@/domain/attempt/extraTime';
import { acquireLock } from '@/shared/browser/webLock';
import { paths } from '@/shared/routing/paths';
import {
  blockEnded,
  blockNumberOf,
  blockSuspended,
  dayFinished,
  isComplete,
  runningBlock,
  secondsAfterBlock,
  surplusDays,
} from './examDayModel';
import { blockCreation, currentDay, type ExamDay, finishedDays, latestDay } from './examDayRecord';
import { profileOf } from './profiles';

/** Which block of an exam day a quiz is. */
export interface DayBlock {
  /** From 1. */
  readonly block: number;
  readonly blocks: number;
  /** Whether the board's test driver offers lab values and a calculator. */
  readonly hasReference: boolean;
  /** What its timer starts with. */
  readonly secondsGiven: number;
  /** Seconds of the rest of the day. */
  readonly secondsAfter: number;
  readonly extraTime?: ExtraTime | undefined;
}

/** Undefined if the quiz does not belong to an exam day in progress. Never rejects. */
export async function readDayBlock(userId: string, quizId: string): Promise<DayBlock | undefined> {
  if (dayBlockOf(await readLatestDay(userId), quizId) === undefined) return undefined;
  // The lock is for a day alone: no other exam waits for it.
  return underLock(userId, async () => dayBlockOf(await readCurrentDay(userId), quizId));
}

export function dayBlockOf(day: ExamDay | undefined, quizId: string): DayBlock | undefined {
  const block = day && blockNumberOf(day, quizId);
  const started = block === undefined ? undefined : day?.started[block - 1];
  if (day === undefined || block === undefined || started === undefined) return undefined;
  return {
    block,
    blocks: day.blocks,
    hasReference: profileOf(day.exam)?.hasNoReference !== true,
    secondsGiven: started.secondsGiven,
    secondsAfter: secondsAfterBlock(day),
    extraTime: day.extraTime,
  };
}

/** Name of the lock under which a day is read and changed: one tab must not end what another is starting. */
export const dayLock = (userId: string): string => `qlearn-day-${userId}`;

async function underLock<Result>(userId: string, change: () => Promise<Result>): Promise<Result> {
  const release = await acquireLock(dayLock(userId), new AbortController().signal);
  try {
    return await change();
  } finally {
    release();
  }
}

/** What this page holds because the device has refused it, or what another tab has written since. */
async function readLatestDay(userId: string): Promise<ExamDay | undefined> {
  const stored = await currentDay.readStored(userId, '');
  // The last read: if it is refused, `readTrouble` says so, and no other day begins.
  const held = await currentDay.read(userId, '');
  return stored === undefined || held === undefined ? held : latestDay(stored, held);
}

/**
 * The day in progress, to be called under `dayLock`. A page may have been lost after it stored a day as finished and
 * before it removed it here: this ends it.
 */
export async function readCurrentDay(userId: string): Promise<ExamDay | undefined> {
  const day = await readLatestDay(userId);
  if (day === undefined || (await finishedDays.readStored(userId, day.id)) === undefined) return day;
  await currentDay.remove(userId, '');
  return undefined;
}

/**
 * Ends a block of the exam day, and the day with its last block. Returns where to go next; undefined if the
 * quiz does not belong to an exam day in progress. Never rejects.
 */
export const endDayBlock = (
  userId: string,
  end: Parameters<typeof blockEnded>[1],
): Promise<string | undefined> =>
  underLock(userId, async () => {
    const day = await readCurrentDay(userId);
    if (day === undefined || blockNumberOf(day, end.quizId) === undefined) return undefined;
    const ended = blockEnded(day, end);
    if (isComplete(ended)) return finishDay(userId, ended, end.endedAt);
    // A block that had already ended and was opened again changes nothing.
    if (runningBlock(day)?.quizId === end.quizId) await currentDay.write(userId, '', ended);
    return pathOfDay(ended);
  });

/** Notes that a block was suspended, which no test center allows. Never rejects. */
export const suspendDayBlock = (userId: string, quizId: string): Promise<void> =>
  underLock(userId, async () => {
    const day = await readCurrentDay(userId);
    if (day !== undefined) await currentDay.write(userId, '', blockSuspended(day, quizId));
  });

/**
 * Ends the day in progress; returns the path of its result, or of the overview if no block was ended or another tab
 * has ended the day. Never rejects.
 */
export const endCurrentDay = (userId: string, now: number): Promise<string> =>
  underLock(userId, async () => {
    const day = await readCurrentDay(userId);
    return day === undefined ? paths.examDay.to() : finishDay(userId, day, now);
  });

async function finishDay(userId: string, day: ExamDay, now: number): Promise<string> {
  const finished = dayFinished(day, now);
  const hasResult = finished.started.length > 0;
  if (hasResult) await finishedDays.write(userId, day.id, finished);
  // A finished day that the device refuses is lost with the page: the day in progress stays until it is stored.
  const isOnDevice = (await currentDay.readStored(userId, '')) !== undefined;
  const isSafe = !hasResult || (await finishedDays.readStored(userId, day.id)) !== undefined;
  if (!isOnDevice || isSafe) await currentDay.remove(userId, '');
  await blockCreation.remove(userId, '');
  const listed = await finishedDays.list(userId);
  for (const dayId of surplusDays(listed.map(({ value }) => value))) await finishedDays.remove(userId, dayId);
  return hasResult ? paths.examDayResult.to({ dayId: day.id }) : paths.examDay.to();
}

/** Whether a quiz is a block of an exam day, which reports its outcome itself. Never rejects. */
export async function isBlockOfDay(userId: string, quizId: string): Promise<boolean> {
  const current = await readLatestDay(userId);
  const finished = await finishedDays.list(userId);
  return [current, ...finished.map(({ value }) => value)].some(
    (day) => day !== undefined && blockNumberOf(day, quizId) !== undefined,
  );
}

/** Where an exam day in progress continues; in a block, at that item. */
export function pathOfDay(day: ExamDay, item = 1): string {
  const running = runningBlock(day);
  return running === undefined ? paths.examDayBreak.to() : paths.exam.to({ examId: running.quizId, item });
}
