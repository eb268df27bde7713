import { loadHistory } from '@/domain/performance/calls';
import { reviewModule } from '@/domain/review/reviewSaga';
import type { StoreModule } from '@/shared/store/storeModule';
import { loadPerformance } from './calls';

export { PerformanceScreen as Component } from './PerformanceScreen';

export const storeModule: StoreModule = {
  calls: [loadHistory, loadPerformance, ...reviewModule.calls],
  sagas: reviewModule.sagas,
};
