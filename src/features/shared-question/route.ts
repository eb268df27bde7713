import { googleSaga } from '@/domain/google/googleSaga';

export { SharedQuestionScreen as Component } from './SharedQuestionScreen';

export const sagas = [googleSaga];
