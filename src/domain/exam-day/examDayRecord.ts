import { stores } from '@/domain/stores';
import { categoryMapOrEmpty } from '@/shared/api/category';
import { boolean, id, stringOr, wholeNumber } from '@/shared/api/decode';
import { entity } from '@/shared/api/entity';
import { list } from '@/shared/api/list';
import { deviceRecord } from '@/shared/storage/deviceRecord';
import type { ExamDay } from './examDayModel';

const decodeTypes = entity('question types', ['unused'], {
  unused: boolean,
  correct: boolean,
  incorrect: boolean,
  marked: boolean,
});

const decodeBlock = entity('block of an exam day', ['quizId'], {
  quizId: id,
  items: wholeNumber,
  secondsGiven: wholeNumber,
  startedAt: wholeNumber,
  endedAt: wholeNumber,
  secondsUsed: wholeNumber,
});

const decodeDay = entity('exam day', ['id'], {
  id,
  exam: stringOr,
  blocks: wholeNumber,
  items: wholeNumber,
  minutes: wholeNumber,
  breakMinutes: wholeNumber,
  categories: categoryMapOrEmpty,
  types: decodeTypes,
  started: list(decodeBlock),
  finishedAt: wholeNumber,
});

const isUsable = ({ id: dayId, blocks, started }: ExamDay): boolean =>
  started.length > 0 && started.length <= blocks && started[0]?.quizId === dayId;

/** The exam day in progress: at most one per user. */
export const currentDay = deviceRecord<ExamDay>({
  store: stores.examDays,
  only: 'current',
  decode: decodeDay,
  accepts: (day) => isUsable(day) && day.finishedAt === 0,
});

/** Finished exam days, by their ids. */
export const finishedDays = deviceRecord<ExamDay>({
  store: stores.examDays,
  prefix: 'finished/',
  decode: decodeDay,
  accepts: (day, { recordId }) => isUsable(day) && day.finishedAt > 0 && recordId === `finished/${day.id}`,
});
