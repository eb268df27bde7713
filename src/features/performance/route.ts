import { loadHistory } from '@/shared/performance/calls';
import type { StoreModule } from '@/shared/remote/storeModule';
import { reviewModule } from '@/shared/review/reviewSaga';
import { loadPerformance } from './calls';

export { PerformanceScreen as Component } from './PerformanceScreen';

export const storeModule: StoreModule = {
  calls: [loadHistory, loadPerformance, ...reviewModule.calls],
  sagas: reviewModule.sagas,
};
