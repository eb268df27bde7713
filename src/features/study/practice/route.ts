import { reviewSaga } from '@/domain/review/reviewSaga';

export { PracticeScreen as Component } from './PracticeScreen';

export const sagas = [reviewSaga];
