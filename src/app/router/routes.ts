import { matchPath } from 'react-router-dom';
import { prefetchWhenIdle } from '@/shared/browser/prefetchWhenIdle';
import { paths } from '@/shared/routing/paths';
import { type LazyRoute, lazyRoute, type RunSagas } from '@/shared/ui/lazy/lazyRoute';

/** Layout around a screen: none (account pages), bare (exam and guide) or the shell. */
type Layout = 'public' | 'bare' | 'shell';

interface AppRoute {
  readonly pattern: string;
  readonly screen: LazyRoute;
  readonly layout: Layout;
  /** Administrators only; anyone else sees 'Not allowed' and no call is made. */
  readonly admin?: boolean;
  /** Students only, with the same effect. */
  readonly student?: boolean;
  /** Pattern of the route that usually follows; its code is prefetched in idle time. */
  readonly next?: string;
}

/** The layouts are lazy: sign-in needs none of them. */
export const layouts = {
  bare: lazyRoute(() => import('@/app/layouts/BareLayout')),
  shell: lazyRoute(() => import('@/app/layouts/shell/ShellPage')),
};

const subscriptions = lazyRoute(async () => ({
  Component: (await import('@/features/subscriptions/SubscriptionsScreen')).SubscriptionsScreen,
}));
const paymentReturn = lazyRoute(async () => ({
  Component: (await import('@/features/payment-return/PaymentReturnScreen')).PaymentReturnScreen,
}));

/** Agreement, site feedback, welcome banner: shown on every signed-in page. */
export const signedInOverlays = lazyRoute(async () => ({
  Component: (await import('@/app/overlays/SignedInOverlays')).SignedInOverlays,
}));

/** Every screen has its own chunk, except sign-in, which is in the entry chunk. */
export const routes: readonly AppRoute[] = [
  {
    pattern: paths.register.pattern,
    screen: lazyRoute(async () => ({
      Component: (await import('@/features/auth/register/RegisterScreen')).RegisterScreen,
    })),
    layout: 'public',
  },
  {
    pattern: paths.forgotPassword.pattern,
    screen: lazyRoute(async () => ({
      Component: (await import('@/features/auth/recovery/ForgotPasswordScreen')).ForgotPasswordScreen,
    })),
    layout: 'public',
  },
  {
    pattern: paths.resetPassword.pattern,
    screen: lazyRoute(async () => ({
      Component: (await import('@/features/auth/recovery/ResetPasswordScreen')).ResetPasswordScreen,
    })),
    layout: 'public',
  },
  {
    pattern: paths.verifyUser.pattern,
    screen: lazyRoute(async () => ({
      Component: (await import('@/features/auth/recovery/VerifyScreen')).VerifyScreen,
    })),
    layout: 'public',
  },
  {
    pattern: paths.socialAuth.pattern,
    screen: lazyRoute(async () => ({
      Component: (await import('@/features/auth/google/SocialAuthScreen')).SocialAuthScreen,
    })),
    layout: 'public',
  },
  {
    pattern: paths.result.pattern,
    screen: lazyRoute(async () => ({
      Component: (await import('@/features/result/ResultScreen')).ResultScreen,
    })),
    layout: 'shell',
    next: paths.review.pattern,
  },
  {
    pattern: paths.createQuiz.pattern,
    screen: lazyRoute(() => import('@/features/create-quiz/route')),
    layout: 'shell',
    next: paths.exam.pattern,
  },
  {
    pattern: paths.exam.pattern,
    screen: lazyRoute(() => import('@/app/exam-page/takeRoute')),
    layout: 'bare',
    next: paths.result.pattern,
  },
  {
    pattern: paths.review.pattern,
    screen: lazyRoute(() => import('@/app/exam-page/reviewRoute')),
    layout: 'bare',
  },
  {
    pattern: paths.tutorExam.pattern,
    screen: lazyRoute(() => import('@/app/exam-page/tutorRoute')),
    layout: 'bare',
    next: paths.result.pattern,
  },
  {
    pattern: paths.guide.pattern,
    screen: lazyRoute(async () => ({
      Component: (await import('@/features/tutor-guide/GuideScreen')).GuideScreen,
    })),
    layout: 'bare',
  },
  {
    pattern: paths.quizHistory.pattern,
    screen: lazyRoute(async () => ({
      Component: (await import('@/features/history/HistoryScreen')).HistoryScreen,
    })),
    layout: 'shell',
    next: paths.review.pattern,
  },
  {
    pattern: paths.performance.pattern,
    screen: lazyRoute(async () => ({
      Component: (await import('@/features/performance/PerformanceScreen')).PerformanceScreen,
    })),
    layout: 'shell',
  },
  {
    pattern: paths.study.pattern,
    screen: lazyRoute(async () => ({
      Component: (await import('@/features/study/StudyScreen')).StudyScreen,
    })),
    layout: 'shell',
    student: true,
    next: paths.practice.pattern,
  },
  {
    pattern: paths.practice.pattern,
    screen: lazyRoute(async () => ({
      Component: (await import('@/features/study/practice/PracticeScreen')).PracticeScreen,
    })),
    layout: 'shell',
    student: true,
    next: paths.study.pattern,
  },
  {
    pattern: paths.examDay.pattern,
    screen: lazyRoute(() => import('@/features/exam-day/route')),
    layout: 'shell',
    student: true,
    next: paths.exam.pattern,
  },
  {
    pattern: paths.examDayBreak.pattern,
    screen: lazyRoute(() => import('@/features/exam-day/break/route')),
    layout: 'shell',
    student: true,
    next: paths.exam.pattern,
  },
  {
    pattern: paths.examDayResult.pattern,
    screen: lazyRoute(async () => ({
      Component: (await import('@/features/exam-day/result/DayResultScreen')).DayResultScreen,
    })),
    layout: 'shell',
    student: true,
    next: paths.result.pattern,
  },
  {
    pattern: paths.subscriptions.pattern,
    screen: subscriptions,
    layout: 'shell',
  },
  {
    pattern: paths.plans.pattern,
    screen: subscriptions,
    layout: 'shell',
  },
  {
    pattern: paths.paymentSuccess.pattern,
    screen: paymentReturn,
    layout: 'shell',
  },
  {
    pattern: paths.paymentFailure.pattern,
    screen: paymentReturn,
    layout: 'shell',
  },
  {
    pattern: paths.managePlans.pattern,
    screen: lazyRoute(async () => ({
      Component: (await import('@/features/manage-plans/ManagePlansScreen')).ManagePlansScreen,
    })),
    layout: 'shell',
    admin: true,
  },
  {
    pattern: paths.adminPortal.pattern,
    screen: lazyRoute(() => import('@/features/admin-portal/route')),
    layout: 'shell',
    admin: true,
  },
  {
    pattern: paths.refund.pattern,
    screen: lazyRoute(async () => ({
      Component: (await import('@/features/refunds/RefundScreen')).RefundScreen,
    })),
    layout: 'shell',
    admin: true,
  },
  {
    pattern: paths.feedbackDashboard.pattern,
    screen: lazyRoute(async () => ({
      Component: (await import('@/features/feedback-dashboard/FeedbackScreen')).FeedbackScreen,
    })),
    layout: 'shell',
    admin: true,
  },
  {
    pattern: paths.qlink.pattern,
    screen: lazyRoute(async () => ({
      Component: (await import('@/features/qlinks/QlinksScreen')).QlinksScreen,
    })),
    layout: 'shell',
    admin: true,
  },
  {
    pattern: paths.sharedQuestion.pattern,
    screen: lazyRoute(async () => ({
      Component: (await import('@/features/shared-question/SharedQuestionScreen')).SharedQuestionScreen,
    })),
    layout: 'public',
  },
  {
    pattern: paths.settings.pattern,
    screen: lazyRoute(() => import('@/app/settings-page/route')),
    layout: 'shell',
  },
];

const routeAt = (pathname: string): AppRoute | undefined =>
  routes.find(({ pattern }) => matchPath(pattern, pathname) !== null);

/** Fetches the code of a path's screen and of its layout in parallel. */
export function prefetchRoute(pathname: string): void {
  const route = routeAt(pathname);
  if (route === undefined) return;
  route.screen.prefetch();
  if (route.layout !== 'public') layouts[route.layout].prefetch();
}

/**
 * Loads what a path shows first: its layout, which has the skeleton, or else its screen. Never rejects: what
 * could not be loaded is requested again, and reported, when it is rendered.
 */
export async function prepareFirst(pathname: string, runSagas: RunSagas): Promise<void> {
  const route = routeAt(pathname);
  if (route === undefined) return;
  prefetchRoute(pathname);
  const screen = route.screen.prepare(runSagas).catch(() => undefined);
  // The screen too, so that it does not suspend once /user/me has returned.
  await (route.layout === 'public' ? screen : layouts[route.layout].prepare(runSagas).catch(() => undefined));
}

/** Landing page of a signed-in visitor without a return path. */
export const home = paths.createQuiz.to();

export function prefetchHome(): void {
  prefetchRoute(home);
  signedInOverlays.prefetch();
}

/** Once the browser is idle, fetches the code of the screen that usually follows the path's. */
export function prefetchNextRoute(pathname: string): void {
  const next = routeAt(pathname)?.next;
  // A pattern matches itself.
  if (next !== undefined) prefetchWhenIdle(() => prefetchRoute(next));
}
