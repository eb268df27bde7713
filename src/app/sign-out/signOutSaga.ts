import type { SagaIterator } from 'redux-saga';
import { put, takeLeading } from 'redux-saga/effects';
import { selectUser, signOutClicked, signOutRequested } from '@/domain/session/sessionSlice';
import { selectHasUnsaved } from '@/shared/routing/unsavedChangesSlice';
import { call, delay, race, select } from '@/shared/store/effects';
import { questionRaised } from './signOutSlice';

/** How long signing out waits for the device. */
const UNSENT_CHECK_MS = 1_000;

/** Signing out asks once if answers are only on this device or changes are unsaved. */
export function* signOutSaga(): SagaIterator<void> {
  yield takeLeading(signOutClicked, ask);
}

function* ask(): SagaIterator<void> {
  const user = yield* select(selectUser);
  const changes = yield* select(selectHasUnsaved);
  const answers: boolean = user === undefined ? false : yield* mayBeUnsent(user.id);
  yield put(answers || changes ? questionRaised({ answers, changes }) : signOutRequested());
}

/** True also if the device does not respond in time. */
function* mayBeUnsent(userId: string): SagaIterator<boolean> {
  const { found } = yield* race({ found: call(isAnythingUnsent, userId), late: delay(UNSENT_CHECK_MS) });
  return found ?? true;
}

/** Loaded lazily: sign-in must not load IndexedDB. */
async function isAnythingUnsent(userId: string): Promise<boolean> {
  try {
    const { hasUnsentAnswers } = await import('./unsentAnswers');
    return await hasUnsentAnswers(userId);
  } catch {
    // Without its code the check cannot run; signing out continues, and the answers stay on the device.
    return false;
  }
}
