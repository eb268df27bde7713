import { examDaySaga } from '@/features/exam-day/examDaySaga';

export { BreakScreen as Component } from './BreakScreen';

export const sagas = [examDaySaga];
