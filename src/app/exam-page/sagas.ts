import { commentsSaga } from '@/features/comments/commentsSaga';
import { examSagas } from '@/features/exam/sagas/examSaga';
import { feedbackBlockSaga } from '@/features/exam/sagas/feedbackBlockSaga';
import { countVideosSaga } from '@/features/explanation-videos/videosSaga';
import { questionFeedbackSaga } from '@/features/question-feedback/store/feedbackSaga';

export const examPageSagas = [
  ...examSagas,
  feedbackBlockSaga,
  commentsSaga,
  questionFeedbackSaga,
  countVideosSaga,
] as const;
