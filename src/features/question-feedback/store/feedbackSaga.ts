import { createAction } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { put, takeEvery } from 'redux-saga/effects';
import { draftIds } from '@/domain/drafts/draftIds';
import { removeDraft } from '@/domain/drafts/removeDraft';
import { requireUser } from '@/domain/session/requireUser';
import { string } from '@/shared/api/decode';
import { array } from '@/shared/api/list';
import { recordStore } from '@/shared/storage/recordStore';
import { call, select } from '@/shared/store/effects';
import { giveStudentFeedback, giveTutorFeedback } from './calls';
import { questionsRated, selectRated } from './ratedSlice';

/** A tutor opened a quiz: its stored ratings are needed. */
export const ratingsRequested = createAction<{ readonly quizId: string }>(
  'questionFeedback/ratingsRequested',
);

const drafts = recordStore('drafts', { decode: (value) => array(value, string) });

/** Deletes the draft of feedback that was sent, and stores on the device what a tutor has rated. */
export function* questionFeedbackSaga(): SagaIterator<void> {
  yield takeEvery(giveStudentFeedback.actions.success, ({ meta: { args } }) =>
    removeDraft(draftIds.studentFeedback(args.questionId)),
  );
  yield takeEvery(giveTutorFeedback.actions.success, function* ({ meta: { args } }): SagaIterator<void> {
    const { questionId } = args.draft;
    yield put(questionsRated({ quizId: args.quizId, questionIds: [questionId] }));
    yield* removeDraft(draftIds.tutorFeedback(questionId));
  });
  yield takeEvery(ratingsRequested, loadStoredRatings);
  yield takeEvery(questionsRated, storeRatings);
}

function* loadStoredRatings({
  payload: { quizId },
}: ReturnType<typeof ratingsRequested>): SagaIterator<void> {
  const user = yield* requireUser();
  const questionIds = yield* call(drafts.read, user.id, draftIds.rated(quizId));
  if (questionIds !== undefined && questionIds.length > 0) yield put(questionsRated({ quizId, questionIds }));
}

function* storeRatings({ payload: { quizId } }: ReturnType<typeof questionsRated>): SagaIterator<void> {
  const user = yield* requireUser();
  const rated = yield* select(selectRated, quizId);
  yield* call(drafts.write, user.id, draftIds.rated(quizId), rated);
}
