import { loadHistory } from '@/shared/performance/calls';
import type { StoreModule } from '@/shared/remote/storeModule';
import { reviewModule } from '@/shared/review/reviewSaga';

export { HistoryScreen as Component } from './HistoryScreen';

export const storeModule: StoreModule = {
  calls: [loadHistory, ...reviewModule.calls],
  sagas: reviewModule.sagas,
};
