import { stores } from '@/domain/stores';
import { id, stringOr, wholeNumber } from '@/shared/api/decode';
import { entity } from '@/shared/api/entity';
import { deviceRecord } from '@/shared/storage/deviceRecord';
import type { LoggedRating } from './ratingLogModel';

/** One record for each rating that the server has accepted. It is never sent. */
export const ratingLog = deviceRecord<LoggedRating>({
  store: stores.ratingLog,
  decode: entity('logged rating', ['questionId'], {
    at: wholeNumber,
    quizName: stringOr,
    questionId: id,
    seconds: wholeNumber,
  }),
});

export const ratingId = ({ at, questionId }: LoggedRating): string => `${at}/${questionId}`;
