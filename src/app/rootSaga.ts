import { signInStoreModule } from '@/features/sign-in/storeModule';
import { noticesSlice } from '@/shared/notices/notices';
import { noticesSaga } from '@/shared/notices/noticesSaga';
import type { StoreModule, WatcherSaga } from '@/shared/remote/storeModule';
import { loadMe, loadPreference, loadSelectedPlan, savePreference } from '@/shared/session/calls';
import { sessionSlice } from '@/shared/session/session';
import { sessionSaga } from '@/shared/session/sessionSaga';

/** What stands in the store from the start, before any lazy screen. */
export const rootModules: readonly StoreModule[] = [
  {
    reducers: [sessionSlice, noticesSlice],
    calls: [loadMe, loadPreference, savePreference, loadSelectedPlan],
  },
  signInStoreModule,
];

/** Sagas that outlive the session: they begin and end it. */
export const rootSagas: readonly WatcherSaga[] = [noticesSaga, sessionSaga];
