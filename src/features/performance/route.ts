import { reviewSaga } from '@/domain/review/reviewSaga';

export { PerformanceScreen as Component } from './PerformanceScreen';

export const sagas = [reviewSaga];
