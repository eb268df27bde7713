import { reviewSaga } from '@/domain/review/reviewSaga';

export { HistoryScreen as Component } from './HistoryScreen';

export const sagas = [reviewSaga];
