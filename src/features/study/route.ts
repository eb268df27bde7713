import { reviewSaga } from '@/domain/review/reviewSaga';

export { StudyScreen as Component } from './StudyScreen';

export const sagas = [reviewSaga];
