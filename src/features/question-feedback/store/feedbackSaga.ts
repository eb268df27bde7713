import { createAction } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { put, takeEvery } from 'redux-saga/effects';
import { removeDraft } from '@/domain/drafts/removeDraft';
import { requireUser } from '@/domain/session/currentUser';
import { call, select } from '@/shared/store/effects';
import { giveStudentFeedback, giveTutorFeedback } from './calls';
import { ratedQuestions, studentDrafts, tutorDrafts } from './feedbackRecord';
import { questionsRated, selectRated } from './ratedSlice';

/** A tutor opened a quiz: its stored ratings are needed. */
export const ratingsRequested = createAction<{ readonly quizId: string }>(
  'questionFeedback/ratingsRequested',
);

/** Deletes the draft of feedback once it is sent, and stores on the device what a tutor has rated. */
export function* questionFeedbackSaga(): SagaIterator<void> {
  yield takeEvery(giveStudentFeedback.actions.success, ({ meta: { args } }) =>
    removeDraft(studentDrafts, args.questionId),
  );
  yield takeEvery(giveTutorFeedback.actions.success, function* ({ meta: { args } }): SagaIterator<void> {
    const { questionId } = args.draft;
    yield put(questionsRated({ quizId: args.quizId, questionIds: [questionId] }));
    yield* removeDraft(tutorDrafts, questionId);
  });
  yield takeEvery(ratingsRequested, loadStoredRatings);
  yield takeEvery(questionsRated, storeRatings);
}

function* loadStoredRatings({
  payload: { quizId },
}: ReturnType<typeof ratingsRequested>): SagaIterator<void> {
  const user = yield* requireUser();
  const { questionIds = [] } = (yield* call(ratedQuestions.read, user.id, quizId)) ?? {};
  if (questionIds.length > 0) yield put(questionsRated({ quizId, questionIds }));
}

function* storeRatings({ payload: { quizId } }: ReturnType<typeof questionsRated>): SagaIterator<void> {
  const user = yield* requireUser();
  const questionIds = yield* select(selectRated, quizId);
  yield* call(ratedQuestions.write, user.id, quizId, { questionIds });
}
