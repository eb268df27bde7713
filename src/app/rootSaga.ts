import { signInStoreModule } from '@/features/sign-in/storeModule';
import type { SagaIterator } from 'redux-saga';
import { call, delay, take } from 'redux-saga/effects';
import { eventsSaga } from '@/shared/events/eventsSaga';
import { unsavedSlice } from '@/shared/navigation/unsaved';
import { noticesSlice } from '@/shared/notices/notices';
import { noticesSaga } from '@/shared/notices/noticesSaga';
import type { StoreModule, WatcherSaga } from '@/shared/remote/storeModule';
import { loadMe, loadPreference, loadSelectedPlan, savePreference } from '@/shared/session/calls';
import { sessionSlice, signedIn } from '@/shared/session/session';
import { sessionSaga } from '@/shared/session/sessionSaga';
import { whenIdle } from '@/shared/ui/whenIdle';
import { preloadSaga } from './preloadSaga';
import { signOutSaga } from './signOut/signOutSaga';
import { signOutSlice } from './signOut/signOutSlice';

/** What stands in the store from the start, before any lazy screen. */
export const rootModules: readonly StoreModule[] = [
  {
    reducers: [sessionSlice, noticesSlice, unsavedSlice, signOutSlice],
    calls: [loadMe, loadPreference, savePreference, loadSelectedPlan],
  },
  signInStoreModule,
];

/** Sagas that outlive the session: they begin and end it. */
export const rootSagas: readonly WatcherSaga[] = [
  noticesSaga,
  eventsSaga,
  sessionSaga,
  signOutSaga,
  preloadSaga,
];

/** Milliseconds until the outbox's code is asked for once more, where there was no network. */
const NEXT_TRY = 5_000;

/** Takes in what only a signed-in visitor needs and sign-in shall not wait for: the outbox and its IndexedDB. */
export function* afterSignIn(inject: (module: StoreModule) => void): SagaIterator<void> {
  yield take(signedIn);
  // The first screen comes first.
  yield call(() => new Promise<void>((resolve) => whenIdle(() => resolve())));
  for (;;) {
    try {
      const { outboxModule }: { outboxModule: StoreModule } = yield call(
        () => import('@/shared/remote/outboxModule'),
      );
      inject(outboxModule);
      return;
    } catch {
      yield delay(NEXT_TRY);
    }
  }
}
