import { resumeSaga } from '@/domain/resume/resumeSaga';
import { reviewSaga } from '@/domain/review/reviewSaga';

export { ResultScreen as Component } from './ResultScreen';

export const sagas = [resumeSaga, reviewSaga];
