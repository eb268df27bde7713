import type { SagaIterator } from 'redux-saga';
import { keepFeedbackBlock } from '@/domain/outbox/reviews/keepFeedbackBlock';
import { startFeedbackBlock } from '@/domain/quiz/calls';
import { getDependency } from '@/shared/remote/sagaContext';
import { paths } from '@/shared/routing/paths';

/** The path segment of 'tutor/true'. */
export const TUTOR = 'true';

/** Starts the feedback block of a tutor's attempt, stores its id and opens the exam. Throws RemoteError. */
export function* openTutorExam(userId: string, quizId: string, item: number): SagaIterator<void> {
  const { blockId } = yield* startFeedbackBlock.run({ userId, quizId, purpose: 'tutorAttempt' });
  yield* keepFeedbackBlock({ userId, quizId, blockId });
  const navigate = yield* getDependency('navigate');
  navigate(paths.tutorExam.to({ examId: quizId, item, tutor: TUTOR }));
}
