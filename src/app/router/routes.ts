import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { prefetchWhenIdle } from '@/shared/browser/whenIdle';
import { paths } from '@/shared/routing/paths';
import { type LazyRoute, lazyRoute, type RouteModule, type RunSagas } from '@/shared/ui/lazy/lazyRoute';

type PageModule<Name extends string> = Readonly<Record<Name, ComponentType>> & Pick<RouteModule, 'sagas'>;

/** A screen that its module exports by this name, with `sagas` if it has any. */
const page = <Name extends string>(load: () => Promise<PageModule<Name>>, name: Name) =>
  lazyRoute(async () => {
    const { [name]: Component, sagas = [] } = await load();
    return { Component, sagas };
  });

/** The layouts are lazy: sign-in needs none of them. */
export const layouts = {
  bare: lazyRoute(() => import('@/app/layouts/BareLayout')),
  shell: lazyRoute(() => import('@/app/layouts/shell/ShellPage')),
};

/** Agreement, site feedback, welcome banner: shown on every signed-in page. */
export const signedInOverlays = page(() => import('@/app/overlays/SignedInOverlays'), 'SignedInOverlays');

const subscriptions = page(
  () => import('@/features/subscriptions/SubscriptionsScreen'),
  'SubscriptionsScreen',
);
const paymentReturn = page(
  () => import('@/features/payment-return/PaymentReturnScreen'),
  'PaymentReturnScreen',
);

/**
 * The screens by their paths, grouped by layout and by who may open them. Every screen has its own chunk, except
 * sign-in, which is in the entry chunk.
 */
const screens = {
  /** Account pages and shared questions: no layout, no session. */
  public: {
    register: page(() => import('@/features/auth/register/RegisterScreen'), 'RegisterScreen'),
    forgotPassword: page(
      () => import('@/features/auth/recovery/ForgotPasswordScreen'),
      'ForgotPasswordScreen',
    ),
    resetPassword: page(() => import('@/features/auth/recovery/ResetPasswordScreen'), 'ResetPasswordScreen'),
    verifyUser: page(() => import('@/features/auth/recovery/VerifyScreen'), 'VerifyScreen'),
    socialAuth: page(() => import('@/features/auth/google/SocialAuthScreen'), 'SocialAuthScreen'),
    sharedQuestion: page(
      () => import('@/features/shared-question/SharedQuestionScreen'),
      'SharedQuestionScreen',
    ),
  },
  /** Exam and guide, without the shell. */
  bare: {
    exam: lazyRoute(() => import('@/app/exam-page/takeRoute')),
    review: lazyRoute(() => import('@/app/exam-page/reviewRoute')),
    tutorExam: lazyRoute(() => import('@/app/exam-page/tutorRoute')),
    guide: page(() => import('@/features/tutor-guide/GuideScreen'), 'GuideScreen'),
  },
  shell: {
    result: page(() => import('@/features/result/ResultScreen'), 'ResultScreen'),
    createQuiz: page(() => import('@/features/create-quiz/CreateQuizScreen'), 'CreateQuizScreen'),
    quizHistory: page(() => import('@/features/history/HistoryScreen'), 'HistoryScreen'),
    performance: page(() => import('@/features/performance/PerformanceScreen'), 'PerformanceScreen'),
    subscriptions,
    plans: subscriptions,
    paymentSuccess: paymentReturn,
    paymentFailure: paymentReturn,
    settings: lazyRoute(() => import('@/app/settings-page/route')),
    accessibility: page(
      () => import('@/features/settings/accessibility/AccessibilityScreen'),
      'AccessibilityScreen',
    ),
  },
  /** In the shell, for students only; anyone else sees 'Not allowed' and no call is made. */
  student: {
    study: page(() => import('@/features/study/StudyScreen'), 'StudyScreen'),
    practice: page(() => import('@/features/study/practice/PracticeScreen'), 'PracticeScreen'),
    practiceAhead: page(() => import('@/features/study/before-exam/AheadScreen'), 'AheadScreen'),
    lastLook: page(() => import('@/features/study/before-exam/LastLookScreen'), 'LastLookScreen'),
    examDay: page(() => import('@/features/exam-day/ExamDayScreen'), 'ExamDayScreen'),
    examDayBreak: page(() => import('@/features/exam-day/break/BreakScreen'), 'BreakScreen'),
    examDayResult: page(() => import('@/features/exam-day/result/DayResultScreen'), 'DayResultScreen'),
  },
  /** In the shell, for administrators only, with the same effect. */
  admin: {
    managePlans: page(() => import('@/features/manage-plans/ManagePlansScreen'), 'ManagePlansScreen'),
    adminPortal: page(() => import('@/features/admin-portal/AdminPortalScreen'), 'AdminPortalScreen'),
    refund: page(() => import('@/features/refunds/RefundScreen'), 'RefundScreen'),
    feedbackDashboard: page(() => import('@/features/feedback-dashboard/FeedbackScreen'), 'FeedbackScreen'),
    qlink: page(() => import('@/features/qlinks/QlinksScreen'), 'QlinksScreen'),
  },
} satisfies Record<string, Partial<Record<keyof typeof paths, LazyRoute>>>;

/** The path that usually follows: its code is prefetched in idle time. */
const next: Partial<Record<keyof typeof paths, keyof typeof paths>> = {
  result: 'review',
  createQuiz: 'exam',
  exam: 'result',
  tutorExam: 'result',
  quizHistory: 'review',
  study: 'practice',
  practice: 'study',
  lastLook: 'practiceAhead',
  practiceAhead: 'lastLook',
  examDay: 'exam',
  examDayBreak: 'exam',
  examDayResult: 'result',
};

const nextOf = new Map(Object.entries(next));
const patterns = new Map(Object.entries(paths).map(([name, { pattern }]) => [name, pattern]));

export const routesOf = (group: keyof typeof screens) =>
  Object.entries<LazyRoute>(screens[group]).map(([name, screen]) => ({
    pattern: patterns.get(name) ?? '',
    screen,
    layout: group === 'public' ? undefined : layouts[group === 'bare' ? 'bare' : 'shell'],
    next: patterns.get(nextOf.get(name) ?? ''),
  }));

const routes = (['public', 'bare', 'shell', 'student', 'admin'] as const).flatMap(routesOf);

const routeAt = (pathname: string) => routes.find(({ pattern }) => matchPath(pattern, pathname) !== null);

/** Whether a path is the exam's or the guide's. */
export const isBarePath = (pathname: string): boolean => routeAt(pathname)?.layout === layouts.bare;

/** Fetches the code of a path's screen and of its layout in parallel. */
export function prefetchRoute(pathname: string): void {
  void Promise.all(partsOf(pathname).map((part) => part.prefetch()));
}

const partsOf = (pathname: string): readonly LazyRoute[] => {
  const { screen, layout } = routeAt(pathname) ?? {};
  return [screen, layout].filter((part) => part !== undefined);
};

/**
 * Loads what a path shows first: its layout, which has the skeleton, or else its screen. Never rejects: what could not
 * be loaded is requested again, and reported, when it is rendered.
 */
export async function prepareFirst(pathname: string, runSagas: RunSagas): Promise<void> {
  const route = routeAt(pathname);
  prefetchRoute(pathname);
  const screen = route?.screen.prepare(runSagas).catch(() => undefined);
  // The screen too, so that it does not suspend once /user/me has returned.
  await (route?.layout === undefined ? screen : route.layout.prepare(runSagas).catch(() => undefined));
}

/** Landing page of a signed-in visitor without a return path. */
export const home = paths.createQuiz.to();

export function prefetchHome(): void {
  prefetchRoute(home);
  void signedInOverlays.prefetch();
}

/**
 * Once the browser is idle, fetches the code of the screen that usually follows the path's; calls back if that is the
 * exam and could be rendered now without suspending.
 */
export function prefetchNextRoute(pathname: string, runSagas: RunSagas, onExamReady: () => void): void {
  const following = routeAt(pathname)?.next;
  if (following === undefined) return;
  prefetchWhenIdle(() => {
    // The exam's pattern is also a path that matches it.
    if (following === paths.exam.pattern) void prepareExam(following, runSagas).then(onExamReady);
    else prefetchRoute(following);
  });
}

async function prepareExam(pathname: string, runSagas: RunSagas): Promise<void> {
  const parts = partsOf(pathname);
  // The code is loaded first: a part that is prepared and does not load is reported, and may reload the page.
  await Promise.all(parts.map((part) => part.prefetch()));
  await Promise.all(parts.map((part) => part.prepare(runSagas)));
}
