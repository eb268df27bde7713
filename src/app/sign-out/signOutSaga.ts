import type { SagaIterator } from 'redux-saga';
import { put, takeLeading } from 'redux-saga/effects';
import { selectUser, signOutClicked, signOutRequested } from '@/domain/session/sessionSlice';
import { selectHasUnsaved } from '@/shared/routing/unsavedChangesSlice';
import { call, select } from '@/shared/store/effects';
import { questionRaised } from './signOutSlice';

/** Signing out asks once where answers are only on this device, or changes are unsaved. */
export function* signOutSaga(): SagaIterator<void> {
  yield takeLeading(signOutClicked, ask);
}

function* ask(): SagaIterator<void> {
  const user = yield* select(selectUser);
  const changes = yield* select(selectHasUnsaved);
  const answers: boolean = user === undefined ? false : yield* call(isAnythingUnsent, user.id);
  yield put(answers || changes ? questionRaised({ answers, changes }) : signOutRequested());
}

/** Loaded lazily: sign-in must not load IndexedDB. */
async function isAnythingUnsent(userId: string): Promise<boolean> {
  try {
    const { hasUnsentAnswers } = await import('./unsentAnswers');
    return await hasUnsentAnswers(userId);
  } catch {
    // Without its code the check cannot run; signing out goes on, the answers stay on the device.
    return false;
  }
}
