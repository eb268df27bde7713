import { authRoutes } from './handlers/auth';
import { buildingRoutes } from './handlers/building';
import { questionRoutes } from './handlers/question';
import { quizRoutes } from './handlers/quiz';
import { resultRoutes } from './handlers/results';
import { reviewRoutes } from './handlers/review';
import { userRoutes } from './handlers/user';
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
];
