import type { SagaIterator } from 'redux-saga';
import { put, takeEvery } from 'redux-saga/effects';
import { isBlockOfDay } from '@/domain/exam-day/days';
import { selectUser } from '@/domain/session/sessionSlice';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import { isPageOfQuiz, paths } from '@/shared/routing/paths';
import { call, select } from '@/shared/store/effects';
import { outbox } from './outboxSlice';

/** They show the outcome of their quiz themselves; the guide is open next to the exam. */
const ownPages = [paths.exam, paths.tutorExam, paths.guide, paths.review, paths.result];

/** Notifies of the outcome of answers after their exam page was left. */
export function* outboxNotificationsSaga(): SagaIterator<void> {
  yield takeEvery(outbox.actions.submissionMoved, notify);
}

function* notify({
  payload: { quizId, state },
}: ReturnType<typeof outbox.actions.submissionMoved>): SagaIterator<void> {
  const { pathname } = location;
  if (ownPages.some(({ pattern }) => isPageOfQuiz(pattern, pathname, quizId))) return;
  if (state.status === 'sent' && !(yield* isOfExamDay(quizId))) {
    const link = { name: 'See the result', to: paths.result.to({ examId: quizId }) };
    yield put(
      notificationAdded({
        severity: 'success',
        text: 'The answers of your block have been submitted.',
        link,
        autoHideSeconds: null,
      }),
    );
  }
  if (state.status === 'refused' && pathname !== paths.createQuiz.to()) {
    const link = { name: 'Open Create Quiz', to: paths.createQuiz.to() };
    yield put(
      notificationAdded({
        severity: 'error',
        text: 'The server did not take the answers of a block. They are kept on this device.',
        link,
        autoHideSeconds: null,
      }),
    );
  }
}

/** The blocks of an exam day have one result, and are not interrupted by results of their own. */
function* isOfExamDay(quizId: string): SagaIterator<boolean> {
  const user = yield* select(selectUser);
  return user !== undefined && (yield* call(isBlockOfDay, user.id, quizId));
}
