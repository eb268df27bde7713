import type { SagaIterator } from 'redux-saga';
import { requireUser } from '@/domain/session/currentUser';
import type { DeviceRecord } from '@/shared/storage/deviceRecord';
import { call } from '@/shared/store/effects';

/** Deletes the draft of what the server has, even if the form is closed by then. */
export function* removeDraft<Value>(
  { remove }: Pick<DeviceRecord<Value>, 'remove'>,
  id: string,
): SagaIterator<void> {
  const user = yield* requireUser();
  yield* call(remove, user.id, id);
}
