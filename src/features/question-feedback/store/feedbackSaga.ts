import { createAction } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { put, takeEvery } from 'redux-saga/effects';
import { removeDraft } from '@/domain/drafts/removeDraft';
import { ratingId, ratingLog } from '@/domain/ratings/ratingLogRecord';
import { requireUser } from '@/domain/session/currentUser';
import { serverNow } from '@/shared/storage/serverClock';
import { call, select } from '@/shared/store/effects';
import { giveStudentFeedback, giveTutorFeedback } from './calls';
import { ratedQuestions, studentDrafts, tutorDrafts } from './feedbackRecord';
import { questionsRated, ratingGiven, selectRated } from './ratedSlice';

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
    const { draft, quizName, seconds, item } = args;
    const { questionId, stem, explanation, expandedExplanation, improvementSuggestions } = draft;
    yield put(questionsRated({ quizId: args.quizId, questionIds: [questionId] }));
    const rating = { stem, explanation, expandedExplanation, improvementSuggestions };
    yield put(ratingGiven({ item, rating }));
    const user = yield* requireUser();
    const logged = { at: serverNow(), quizName, questionId, seconds };
    void ratingLog.write(user.id, ratingId(logged), logged);
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
