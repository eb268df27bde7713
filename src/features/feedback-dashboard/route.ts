import type { StoreModule } from '@/shared/remote/storeModule';
import { loadStudentFeedback, loadTutorFeedback } from './calls';

export { FeedbackScreen as Component } from './FeedbackScreen';

export const storeModule: StoreModule = { calls: [loadStudentFeedback, loadTutorFeedback] };
