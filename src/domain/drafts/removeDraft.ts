import type { SagaIterator } from 'redux-saga';
import { requireUser } from '@/domain/session/requireUser';
import { recordStore } from '@/shared/storage/recordStore';
import { call } from '@/shared/store/effects';

const drafts = recordStore('drafts', { decode: (value) => value });

/** Deletes the draft of what the server has, also where the form is closed by then. */
export function* removeDraft(recordId: string): SagaIterator<void> {
  const user = yield* requireUser();
  yield* call(drafts.remove, user.id, recordId);
}
