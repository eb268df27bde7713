import { stores } from '@/domain/stores';
import { closedList, id, stringOr, wholeNumber } from '@/shared/api/decode';
import { entity } from '@/shared/api/entity';
import { isDay } from '@/shared/format/dates';
import { deviceRecord } from '@/shared/storage/deviceRecord';
import { INTERVALS, PRACTICE_STATES, type PracticeRecord } from './practiceModel';

export const decodePractice = entity('practice', ['questionId'], {
  questionId: id,
  state: closedList(PRACTICE_STATES),
  step: wholeNumber,
  dueDay: stringOr,
  misses: wholeNumber,
  enteredAt: wholeNumber,
  updatedAt: wholeNumber,
});

/** What practice has made of the questions, by their ids. */
export const practice = deviceRecord<PracticeRecord>({
  store: stores.practice,
  decode: decodePractice,
  accepts: ({ questionId, state, dueDay, step }, { recordId }) =>
    questionId === recordId && (state !== 'waiting' || (isDay(dueDay) && step < INTERVALS.length)),
});
