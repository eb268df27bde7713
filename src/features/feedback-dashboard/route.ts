import type { StoreModule } from '@/shared/remote/storeModule';
import { loadStudentFeedback, loadTutorFeedback } from '@/shared/feedback/calls';
import { loadAllStudentFeedback, loadAllTutorFeedback, loadQuestion } from './calls';

export { FeedbackScreen as Component } from './FeedbackScreen';

export const storeModule: StoreModule = {
  calls: [loadAllStudentFeedback, loadAllTutorFeedback, loadQuestion, loadStudentFeedback, loadTutorFeedback],
};
