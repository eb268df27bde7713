import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import type { AttemptRecord } from '@/domain/attempt/attemptRecord';
import { keepFeedbackBlock } from '@/domain/outbox/reviews/keepFeedbackBlock';
import { examAwaited } from '@/domain/quiz/awaitedExam';
import { loadQuiz, startFeedbackBlock } from '@/domain/quiz/calls';
import { requireUser } from '@/domain/session/currentUser';
import { permissions } from '@/domain/session/permissions';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import { GENERIC_FAILURE } from '@/shared/remote/remoteError';
import { getDependency } from '@/shared/remote/sagaContext';
import { paths } from '@/shared/routing/paths';
import { call } from '@/shared/store/effects';

interface ResumeClick {
  readonly quizId: string;
  /** In a dialog, which itself shows why it failed; elsewhere a notification does. */
  readonly inDialog: boolean;
}

/** Opens the item at which this device left the quiz, or the first one; tutors in the mode of the quiz. */
export const resumeQuiz = createRemoteCall({
  name: 'resume/quiz',
  concurrency: 'leading',
  *send({ quizId }: ResumeClick): SagaIterator<void> {
    const user = yield* requireUser();
    const record = yield* call(readAttempt, user.id, quizId);
    const item = record?.currentItem ?? 1;
    const quiz = permissions[user.primaryRole].tutorMode ? yield* loadQuiz.run({ quizId }) : undefined;
    if (quiz?.tutorOn === true) {
      yield* openTutorExam(user.id, quizId, item);
      return;
    }
    if (record !== undefined && record.items.length > 0) {
      const { items, secondsLeft } = record;
      yield put(examAwaited({ items: items.length, item, timerOn: secondsLeft !== null, tutorOn: false }));
    }
    const navigate = yield* getDependency('navigate');
    navigate(paths.exam.to({ examId: quizId, item }));
  },
  onError: {
    notify: ({ message = GENERIC_FAILURE }, { inDialog }) => (inDialog ? undefined : message),
  },
});

async function readAttempt(userId: string, quizId: string): Promise<AttemptRecord | undefined> {
  // Loaded lazily: the first paint does not need IndexedDB.
  const { attempts } = await import('@/domain/attempt/attemptRecord');
  return attempts.read(userId, quizId);
}

/** The path segment of 'tutor/true'. */
export const TUTOR = 'true';

/** Starts the feedback block of a tutor's attempt, stores its id and opens the exam. Throws RemoteError. */
export function* openTutorExam(userId: string, quizId: string, item: number): SagaIterator<void> {
  const { blockId } = yield* startFeedbackBlock.run({ userId, quizId, purpose: 'tutorAttempt' });
  yield* keepFeedbackBlock({ userId, quizId, blockId });
  const navigate = yield* getDependency('navigate');
  navigate(paths.tutorExam.to({ examId: quizId, item, tutor: TUTOR }));
}
