import { authRoutes } from '@/demo/api/account/auth';
import { userRoutes } from '@/demo/api/account/user';
import { bookingRoutes } from '@/demo/api/plans/bookings';
import { invitationRoutes } from '@/demo/api/plans/invitations';
import { planRoutes } from '@/demo/api/plans/plans';
import { qlinkRoutes } from '@/demo/api/plans/qlinks';
import { userPlanRoutes } from '@/demo/api/plans/userPlans';
import { buildingRoutes } from '@/demo/api/quiz/building';
import { feedbackRoutes } from '@/demo/api/quiz/feedback';
import { questionRoutes } from '@/demo/api/quiz/question';
import { quizRoutes } from '@/demo/api/quiz/quiz';
import { resultRoutes } from '@/demo/api/quiz/results';
import { reviewRoutes } from '@/demo/api/quiz/review';
import type { DemoRoute } from './route';

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
