import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { createConfirmedWrite } from '@/shared/remote/createConfirmedWrite';
import type { Qlink } from '@/shared/api/qlink';
import { loadQlinks, sendRevocation } from './calls';
import { revokeFailure } from './qlinkModel';

/** Revokes a link after confirmation. */
export const revocation = createConfirmedWrite<Qlink>({
  name: 'qlinks/revocation',
  perform: ({ id }) => sendRevocation.run({ qlinkId: id }),
  *isDone({ id }): SagaIterator<boolean> {
    const qlinks = yield* loadQlinks.run();
    return qlinks.find((qlink) => qlink.id === id)?.status !== 'ACTIVE';
  },
  *refresh(): SagaIterator<void> {
    yield put(loadQlinks.actions.request());
  },
  success: { text: 'Link revoked successfully' },
  failure: revokeFailure,
  notDone: revokeFailure('the server did not answer; asked again, it says that the link still works'),
});
