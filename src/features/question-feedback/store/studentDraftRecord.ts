import { stores } from '@/domain/stores';
import { closedList, maybe, number, stringOr } from '@/shared/api/decode';
import { entity } from '@/shared/api/entity';
import { DIFFICULTIES, EXPLANATION_LENGTHS, FEEDBACK_TOPICS } from '@/shared/api/feedback';
import { deviceRecord } from '@/shared/storage/deviceRecord';
import { RATINGS, type StudentAnswers, YES_NO } from './studentAnswers';

const rating = maybe(number);

/** A student's unsent feedback on each question. */
export const studentDrafts = deviceRecord<StudentAnswers>({
  store: stores.drafts,
  prefix: 'student-feedback/',
  decode: entity('student feedback draft', ['comment'], {
    rating: (value: unknown) => RATINGS.find((known) => known === rating(value)),
    isError: maybe(closedList(YES_NO)),
    topic: maybe(closedList(FEEDBACK_TOPICS)),
    explanationType: maybe(closedList(EXPLANATION_LENGTHS)),
    difficulty: maybe(closedList(DIFFICULTIES)),
    comment: stringOr,
  }),
});
