import { outboxSlice } from './outboxSlice';
import { outboxNotificationsSaga } from './outboxNotificationsSaga';
import { outboxSaga } from './outboxSaga';
import { reviewOutboxSaga } from './reviewOutboxSaga';
import type { StoreModule } from '@/shared/store/storeModule';

/** What the store takes in after sign-in; it brings IndexedDB along, so only by a dynamic import or with the exam. */
export const outboxModule: StoreModule = {
  reducers: [outboxSlice],
  sagas: [outboxNotificationsSaga, outboxSaga, reviewOutboxSaga],
};
