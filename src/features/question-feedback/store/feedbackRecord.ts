import { stores } from '@/domain/stores';
import { closedList, maybe, number, string, stringOr } from '@/shared/api/decode';
import { entity } from '@/shared/api/entity';
import {
  decodeTutorRating,
  DIFFICULTIES,
  type Difficulty,
  EXPLANATION_LENGTHS,
  type ExplanationLength,
  FEEDBACK_TOPICS,
  type FeedbackTopic,
} from '@/shared/api/feedback';
import { list } from '@/shared/api/list';
import { deviceRecord } from '@/shared/storage/deviceRecord';

/** Values of the form; undefined means not chosen yet. */
export interface StudentAnswers {
  /** 1 to 5. */
  readonly rating?: number | undefined;
  readonly isError?: 'Y' | 'N' | undefined;
  readonly topic?: FeedbackTopic | undefined;
  readonly explanationType?: ExplanationLength | undefined;
  readonly difficulty?: Difficulty | undefined;
  readonly comment: string;
}

export const RATINGS = [1, 2, 3, 4, 5] as const;
/** Whether there is an error, as spelled on the wire. */
export const YES_NO = ['Y', 'N'] as const;

export const NO_STUDENT_ANSWERS: StudentAnswers = {
  rating: undefined,
  isError: undefined,
  topic: undefined,
  explanationType: undefined,
  difficulty: undefined,
  comment: '',
};

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

/** A tutor's unsent rating of each question. */
export const tutorDrafts = deviceRecord({
  store: stores.drafts,
  prefix: 'tutor-feedback/',
  decode: decodeTutorRating,
});

const idList = list(string);

/** Which questions of each quiz a tutor has rated. Earlier releases stored only the list. */
export const ratedQuestions = deviceRecord<{ readonly questionIds: readonly string[] }>({
  store: stores.drafts,
  prefix: 'rated/',
  decode: (value) => ({ questionIds: idList(value) }),
  encode: ({ questionIds }) => ({ items: questionIds }),
});
