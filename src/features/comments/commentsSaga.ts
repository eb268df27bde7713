import type { SagaIterator } from 'redux-saga';
import { takeEvery } from 'redux-saga/effects';
import { removeDraft } from '@/domain/drafts/removeDraft';
import { sendComment } from './calls';
import { commentDrafts } from './commentDraftRecord';

export function* commentsSaga(): SagaIterator<void> {
  yield takeEvery(sendComment.actions.success, ({ meta: { args } }) =>
    removeDraft(commentDrafts, args.questionId),
  );
}
