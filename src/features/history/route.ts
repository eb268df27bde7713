import { loadHistory } from '@/domain/performance/calls';
import type { StoreModule } from '@/shared/store/storeModule';
import { reviewModule } from '@/domain/review/reviewSaga';

export { HistoryScreen as Component } from './HistoryScreen';

export const storeModule: StoreModule = {
  calls: [loadHistory, ...reviewModule.calls],
  sagas: reviewModule.sagas,
};
