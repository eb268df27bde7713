import type { SagaIterator } from 'redux-saga';
import { takeEvery } from 'redux-saga/effects';
import { draftIds } from '@/domain/drafts/draftIds';
import { removeDraft } from '@/domain/drafts/removeDraft';
import { sendComment } from './calls';

/** Deletes the draft of a comment that was sent. */
export function* commentsSaga(): SagaIterator<void> {
  yield takeEvery(sendComment.actions.success, ({ meta: { args } }) =>
    removeDraft(draftIds.comment(args.questionId)),
  );
}
