import { outboxNotificationsSaga } from './outboxNotificationsSaga';
import { outboxSaga } from './outboxSaga';
import { reviewOutboxSaga } from './reviews/reviewOutboxSaga';

/** Started after sign-in. They import IndexedDB, so this module is imported only dynamically or with the exam. */
export const outboxSagas = [outboxNotificationsSaga, outboxSaga, reviewOutboxSaga] as const;
