import type { StoreModule } from '@/shared/store/storeModule';
import { loadStudentFeedback, loadTutorFeedback } from '@/domain/feedback/calls';
import {
  loadAllStudentFeedback,
  loadAllTutorFeedback,
  loadQuestion,
} from '@/features/feedback-dashboard/store/calls';

export { FeedbackScreen as Component } from './FeedbackScreen';

export const storeModule: StoreModule = {
  calls: [loadAllStudentFeedback, loadAllTutorFeedback, loadQuestion, loadStudentFeedback, loadTutorFeedback],
};
