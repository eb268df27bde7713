import { stores } from '@/domain/stores';
import { type Decoded, entity } from '@/shared/api/entity';
import { list } from '@/shared/api/list';
import { decodeQuestion, decodeQuestionImage } from '@/shared/api/question';
import { decodeQuizDetails } from '@/shared/api/quiz';
import { deviceRecord } from '@/shared/storage/deviceRecord';

const decodeContent = entity('attempt content', ['quiz'], {
  quiz: decodeQuizDetails,
  questions: list(decodeQuestion),
});
export type AttemptContent = Decoded<typeof decodeContent>;

/** The quiz of an attempt and its questions, in any order. */
export const attemptTexts = deviceRecord({
  store: stores.attemptTexts,
  decode: decodeContent,
  accepts: ({ questions }) => questions.length > 0,
});

export const attemptImages = deviceRecord({ store: stores.attemptImages, decode: decodeQuestionImage });
