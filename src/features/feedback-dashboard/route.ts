import { loadStudentFeedback, loadTutorFeedback } from '@/domain/feedback/calls';
import { loadQuestions } from '@/domain/question/calls';
import {
  loadAllStudentFeedback,
  loadAllTutorFeedback,
  loadQuestion,
} from '@/features/feedback-dashboard/store/calls';
import type { StoreModule } from '@/shared/store/storeModule';

export { FeedbackScreen as Component } from './FeedbackScreen';

export const storeModule: StoreModule = {
  calls: [
    loadQuestions,
    loadAllStudentFeedback,
    loadAllTutorFeedback,
    loadQuestion,
    loadStudentFeedback,
    loadTutorFeedback,
  ],
};
