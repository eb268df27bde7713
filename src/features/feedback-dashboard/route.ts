import type { StoreModule } from '@/shared/remote/storeModule';
import {
  loadStudentFeedback as loadStudentsOfQuestion,
  loadTutorFeedback as loadTutorsOfQuestion,
} from '@/shared/feedback/calls';
import { loadQuestion, loadStudentFeedback, loadTutorFeedback } from './calls';

export { FeedbackScreen as Component } from './FeedbackScreen';

export const storeModule: StoreModule = {
  calls: [loadStudentFeedback, loadTutorFeedback, loadQuestion, loadStudentsOfQuestion, loadTutorsOfQuestion],
};
