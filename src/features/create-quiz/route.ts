import { searchSaga } from '@/features/create-quiz/power-search/searchSaga';
import { endSaga } from '@/features/create-quiz/resume/endQuizSaga';
import { unsentAnswersSaga } from '@/features/create-quiz/resume/unsentAnswersSaga';
import { countSaga } from '@/features/create-quiz/store/countSaga';
import { createSaga } from '@/features/create-quiz/store/createSaga';
import { prepareSaga } from '@/features/create-quiz/store/prepareSaga';

export { CreateQuizScreen as Component } from './CreateQuizScreen';

// Listeners first, then the saga that starts the visit's work.
export const sagas = [countSaga, createSaga, endSaga, unsentAnswersSaga, searchSaga, prepareSaga];
