import { authRoutes } from './handlers/auth';
import { buildingRoutes } from './handlers/building';
import { questionRoutes } from './handlers/question';
import { quizRoutes } from './handlers/quiz';
import { resultRoutes } from './handlers/results';
import { reviewRoutes } from './handlers/review';
import { userRoutes } from './handlers/user';
import { bookingRoutes } from './handlers/bookings';
import { feedbackRoutes } from './handlers/feedback';
import { invitationRoutes } from './handlers/invitations';
import { planRoutes } from './handlers/plans';
import { qlinkRoutes } from './handlers/qlinks';
import { userPlanRoutes } from './handlers/userPlans';
import type { DemoRoute } from './route';

/** The answer to every call of the contract. */
export const ROUTES: readonly DemoRoute[] = [
  ...authRoutes,
  ...userRoutes,
  ...buildingRoutes,
  ...quizRoutes,
  ...questionRoutes,
  ...resultRoutes,
  ...reviewRoutes,
  ...userPlanRoutes,
  ...qlinkRoutes,
  ...planRoutes,
  ...invitationRoutes,
  ...feedbackRoutes,
  ...bookingRoutes,
];
