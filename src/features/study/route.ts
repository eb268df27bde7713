import { reviewModule } from '@/domain/review/reviewSaga';

export { StudyScreen as Component } from './StudyScreen';

export const storeModule = reviewModule;
