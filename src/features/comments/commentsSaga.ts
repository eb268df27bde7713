import type { SagaIterator } from 'redux-saga';
import { takeEvery } from 'redux-saga/effects';
import { draftIds } from '@/domain/drafts/draftIds';
import { removeDraft } from '@/domain/drafts/removeDraft';
import type { StoreModule } from '@/shared/store/storeModule';
import { loadAuthor, loadComments, sendComment } from './calls';

/** Deletes the draft of a comment that was sent. */
function* commentsSaga(): SagaIterator<void> {
  yield takeEvery(sendComment.actions.success, ({ meta: { args } }) =>
    removeDraft(draftIds.comment(args.questionId)),
  );
}

/** Store module of a screen with the Comments dialog. */
export const commentsModule = {
  calls: [loadComments, sendComment, loadAuthor],
  sagas: [commentsSaga],
} as const satisfies StoreModule;
