import { matchPath } from 'react-router-dom';
import { paths } from '@/shared/routing/paths';
import { type LazyScreen, lazyScreen } from './lazyRoute';

/** What stands around a screen: nothing (the account pages), the bare room (exam and guide), or the shell. */
type Frame = 'door' | 'room' | 'shell';

interface AppRoute {
  readonly pattern: string;
  readonly screen: LazyScreen;
  readonly frame: Frame;
  /** Only administrators; anyone else sees 'Not allowed' and no call is made. */
  readonly admin?: boolean;
}

/** The frames around the screens, lazy themselves: sign-in carries neither. */
export const frames = {
  room: lazyScreen(() => import('@/app/layouts/BareLayout')),
  shell: lazyScreen(() => import('@/app/layouts/ShellPage')),
};

const subscriptions = lazyScreen(() => import('@/features/subscriptions/route'));
const paymentReturn = lazyScreen(() => import('@/features/payment-return/route'));

/** Agreement, site feedback, greeting: what goes with a signed-in visitor from page to page. */
export const companions = lazyScreen(() => import('@/app/overlays/route'));

/** Every screen behind a chunk of its own, except sign-in, which the door carries. */
export const routes: readonly AppRoute[] = [
  {
    pattern: paths.register.pattern,
    screen: lazyScreen(() => import('@/features/auth/register/route')),
    frame: 'door',
  },
  {
    pattern: paths.forgotPassword.pattern,
    screen: lazyScreen(() => import('@/features/auth/recovery/forgotRoute')),
    frame: 'door',
  },
  {
    pattern: paths.resetPassword.pattern,
    screen: lazyScreen(() => import('@/features/auth/recovery/resetRoute')),
    frame: 'door',
  },
  {
    pattern: paths.verifyUser.pattern,
    screen: lazyScreen(() => import('@/features/auth/recovery/verifyRoute')),
    frame: 'door',
  },
  {
    pattern: paths.socialAuth.pattern,
    screen: lazyScreen(() => import('@/features/auth/google/socialAuthRoute')),
    frame: 'door',
  },
  {
    pattern: paths.result.pattern,
    screen: lazyScreen(() => import('@/features/result/route')),
    frame: 'shell',
  },
  {
    pattern: paths.createQuiz.pattern,
    screen: lazyScreen(() => import('@/features/create-quiz/route')),
    frame: 'shell',
  },
  {
    pattern: paths.exam.pattern,
    screen: lazyScreen(() => import('@/app/exam-page/takeRoute')),
    frame: 'room',
  },
  {
    pattern: paths.review.pattern,
    screen: lazyScreen(() => import('@/app/exam-page/reviewRoute')),
    frame: 'room',
  },
  {
    pattern: paths.tutorExam.pattern,
    screen: lazyScreen(() => import('@/app/exam-page/tutorRoute')),
    frame: 'room',
  },
  {
    pattern: paths.guide.pattern,
    screen: lazyScreen(() => import('@/features/tutor-guide/route')),
    frame: 'room',
  },
  {
    pattern: paths.quizHistory.pattern,
    screen: lazyScreen(() => import('@/features/history/route')),
    frame: 'shell',
  },
  {
    pattern: paths.performance.pattern,
    screen: lazyScreen(() => import('@/features/performance/route')),
    frame: 'shell',
  },
  {
    pattern: paths.subscriptions.pattern,
    screen: subscriptions,
    frame: 'shell',
  },
  {
    pattern: paths.plans.pattern,
    screen: subscriptions,
    frame: 'shell',
  },
  {
    pattern: paths.paymentSuccess.pattern,
    screen: paymentReturn,
    frame: 'shell',
  },
  {
    pattern: paths.paymentFailure.pattern,
    screen: paymentReturn,
    frame: 'shell',
  },
  {
    pattern: paths.managePlans.pattern,
    screen: lazyScreen(() => import('@/features/manage-plans/route')),
    frame: 'shell',
    admin: true,
  },
  {
    pattern: paths.adminPortal.pattern,
    screen: lazyScreen(() => import('@/features/admin-portal/route')),
    frame: 'shell',
    admin: true,
  },
  {
    pattern: paths.refund.pattern,
    screen: lazyScreen(() => import('@/features/refunds/route')),
    frame: 'shell',
    admin: true,
  },
  {
    pattern: paths.feedbackDashboard.pattern,
    screen: lazyScreen(() => import('@/features/feedback-dashboard/route')),
    frame: 'shell',
    admin: true,
  },
  {
    pattern: paths.qlink.pattern,
    screen: lazyScreen(() => import('@/features/qlinks/route')),
    frame: 'shell',
    admin: true,
  },
  {
    pattern: paths.sharedQuestion.pattern,
    screen: lazyScreen(() => import('@/features/shared-question/route')),
    frame: 'door',
  },
  {
    pattern: paths.settings.pattern,
    screen: lazyScreen(() => import('@/features/settings/route')),
    frame: 'shell',
  },
];

/** Fetches the code of an address's screen and of its frame side by side, not one after the other. */
export function preloadRoute(pathname: string): void {
  const route = routes.find(({ pattern }) => matchPath(pattern, pathname) !== null);
  if (route === undefined) return;
  route.screen.preload();
  if (route.frame !== 'door') frames[route.frame].preload();
}

/** Where a visitor lands who is signed in and asks for nothing else. */
export const home = paths.createQuiz.to();
