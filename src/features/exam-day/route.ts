import { examDaySaga } from './examDaySaga';

export { ExamDayScreen as Component } from './ExamDayScreen';

export const sagas = [examDaySaga];
