import { createAction } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { put, takeLeading } from 'redux-saga/effects';
import { loadQuiz, startFeedbackBlock } from '@/domain/quiz/calls';
import { permissions } from '@/domain/session/permissions';
import { requireUser } from '@/domain/session/requireUser';
import type { QuizDetails } from '@/shared/api/quiz';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import { GENERIC_FAILURE, toFailure } from '@/shared/remote/remoteError';
import { getDependency } from '@/shared/remote/sagaContext';
import { paths } from '@/shared/routing/paths';
import { call } from '@/shared/store/effects';
import type { RootState } from '@/shared/store/rootReducer';
import { loadJournal } from './loadJournal';
import { openTutorExam } from './openTutorExam';

interface ResumeClick {
  readonly quizId: string;
  /** In a dialog, which itself shows why it failed (`resumeFailed`); elsewhere a notification does. */
  readonly inDialog?: boolean;
}

export const resumeClicked = createAction<ResumeClick>('resume/clicked');
/** 'Resume' in a dialog failed, with the reason. */
export const resumeFailed = createAction<string>('resume/failed');

export function* resumeSaga(): SagaIterator<void> {
  yield takeLeading(resumeClicked, resume);
}

/** Opens the item at which this device left the quiz, or the first one; tutors in the mode of the quiz. */
function* resume({ payload }: ReturnType<typeof resumeClicked>): SagaIterator<void> {
  const { quizId, inDialog = false } = payload;
  const user = yield* requireUser();
  try {
    const item = yield* call(itemLeftAt, user.id, quizId);
    const quiz: QuizDetails | undefined = permissions[user.primaryRole].tutorMode
      ? yield* loadQuiz.run({ quizId })
      : undefined;
    if (quiz?.tutorOn === true) {
      yield* openTutorExam(user.id, quizId, item);
      return;
    }
    const navigate = yield* getDependency('navigate');
    navigate(paths.exam.to({ examId: quizId, item }));
  } catch (cause) {
    const text = toFailure(cause).message ?? GENERIC_FAILURE;
    yield put(inDialog ? resumeFailed(text) : notificationAdded({ severity: 'error', text }));
  }
}

async function itemLeftAt(userId: string, quizId: string): Promise<number> {
  const journal = await loadJournal();
  return (await journal.read(userId, quizId))?.currentItem ?? 1;
}

/** Whether a quiz is being resumed; for tutors the quiz itself is loaded first. */
export const selectIsResuming = (root: RootState, quizId: string): boolean =>
  [loadQuiz.selectState(root, quizId), startFeedbackBlock.selectState(root, 'tutorAttempt')].some(
    ({ status }) => status === 'pending',
  );
