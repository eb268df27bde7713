import { extraTimeOf } from '@/domain/attempt/extraTime';
import { stores } from '@/domain/stores';
import { categoryMapOrEmpty } from '@/shared/api/category';
import { boolean, id, stringOr, wholeNumber } from '@/shared/api/decode';
import { type Decoded, entity } from '@/shared/api/entity';
import { list } from '@/shared/api/list';
import { deviceRecord } from '@/shared/storage/deviceRecord';

const decodeTypes = entity('question types', ['unused'], {
  unused: boolean,
  correct: boolean,
  incorrect: boolean,
  marked: boolean,
});

/** A block that was started. All times are milliseconds since 1970, by the server's clock. */
const decodeBlock = entity('block of an exam day', ['quizId'], {
  quizId: id,
  items: wholeNumber,
  /** What its timer started with. */
  secondsGiven: wholeNumber,
  startedAt: wholeNumber,
  /** 0 until it ends. */
  endedAt: wholeNumber,
  secondsUsed: wholeNumber,
  /** Whether 'Suspend' was confirmed in it. */
  suspended: (value): true | undefined => (value === true ? true : undefined),
});
export type StartedBlock = Decoded<typeof decodeBlock>;

const decodePart = entity('format of a block', [], { items: wholeNumber, minutes: wholeNumber });

const decodeDay = entity('exam day', ['id'], {
  /** The id of its first quiz. */
  id,
  exam: stringOr,
  blocks: wholeNumber,
  /** Per block, like the minutes: of the first one where blocks differ. */
  items: wholeNumber,
  minutes: wholeNumber,
  /** Each block, where they differ; otherwise empty. */
  parts: list(decodePart),
  /** For the whole day. */
  breakMinutes: wholeNumber,
  /** Minutes after each block but the last, where nothing carries over; empty where the day has one pool of break. */
  fixedBreaks: list(wholeNumber),
  /** For the whole day, beside the board's own. */
  extraBreakMinutes: wholeNumber,
  /** Seconds of the tutorial that were not used; they are added to the break. */
  tutorialSecondsLeft: (value): number | undefined => wholeNumber(value) || undefined,
  /** Percent of the format's minutes. */
  extraTime: extraTimeOf,
  categories: categoryMapOrEmpty,
  types: decodeTypes,
  started: list(decodeBlock),
  /** 0 while the day is in progress. */
  finishedAt: wholeNumber,
});
/** The answers of an exam day are in the attempts of its quizzes. */
export type ExamDay = Decoded<typeof decodeDay>;

const isUsable = ({ id: dayId, blocks, started }: ExamDay): boolean =>
  started.length > 0 && started.length <= blocks && started[0]?.quizId === dayId;

const stepsOf = ({ started }: ExamDay): number =>
  started.length + started.filter(({ endedAt }) => endedAt > 0).length;
const beginningOf = ({ started }: ExamDay): number => started[0]?.startedAt ?? 0;

/** Of two versions made without knowledge of each other, the one that is further; of two days, the one begun last. */
export function latestDay(earlier: ExamDay, later: ExamDay): ExamDay {
  const isFurther =
    earlier.id === later.id ? stepsOf(earlier) > stepsOf(later) : beginningOf(earlier) > beginningOf(later);
  return isFurther ? earlier : later;
}

/** The exam day in progress: at most one per user. */
export const currentDay = deviceRecord({
  store: stores.examDays,
  only: 'current',
  decode: decodeDay,
  accepts: (day) => isUsable(day) && day.finishedAt === 0,
  merge: latestDay,
});

/** Finished exam days, by their ids. */
export const finishedDays = deviceRecord({
  store: stores.examDays,
  prefix: 'finished/',
  decode: decodeDay,
  accepts: (day, { recordId }) => isUsable(day) && day.finishedAt > 0 && recordId === `finished/${day.id}`,
});

const decodeCreation = entity('block being created', ['name'], { name: stringOr, known: list(id) });

/**
 * The quiz that is about to be created for a block, with the quizzes in progress before it: if the page is lost
 * before the day has the quiz, it is found again by its name.
 */
export const blockCreation = deviceRecord({
  store: stores.examDays,
  only: 'creation',
  decode: decodeCreation,
});
