import type { CategoryHeading } from '@/shared/api/category';
import { fromPathSegment, isPathSegment, toPathSegment } from '../browser/pathSegment.ts';

type ParamOf<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamOf<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

type ParamsOf<Pattern extends string> = Readonly<Record<ParamOf<Pattern>, string | number>>;

interface Path<Pattern extends string> {
  /** For the router. */
  readonly pattern: Pattern;
  /** Builds a path, each value as one segment; a value that cannot be a segment leads to 'Page not found'. */
  readonly to: ParamOf<Pattern> extends never ? () => string : (params: ParamsOf<Pattern>) => string;
}

/** Matches no page: it shows 'Page not found'. */
const notFoundPath = '/page-not-found';

function path<const Pattern extends string>(pattern: Pattern): Path<Pattern> {
  const to = (params: Readonly<Record<string, string | number>> = {}): string => {
    const values = Object.values(params).map(String);
    if (!values.every(isPathSegment)) return notFoundPath;
    return pattern.replaceAll(
      /:([A-Za-z]+)/g,
      (_, name: string) => toPathSegment(String(params[name])) ?? '',
    );
  };
  return { pattern, to };
}

/** What Create Quiz opens with from 'Practice': categories or topics, and which of their questions. */
export interface PracticeTarget {
  /** Omitted headings are selected completely. */
  readonly names: Partial<Readonly<Record<CategoryHeading, readonly string[]>>>;
  /** All question types if omitted. */
  readonly type?: 'incorrect';
}

function practiceQuery({ names, type }: PracticeTarget): string {
  const query = new URLSearchParams(
    Object.entries(names).flatMap(([heading, list]) => list.map((name) => [heading, name])),
  );
  if (type !== undefined) query.set('type', type);
  return query.toString();
}

const createQuiz = {
  pattern: '/create-quiz',
  to: (practice?: PracticeTarget): string =>
    practice === undefined ? '/create-quiz' : `/create-quiz?${practiceQuery(practice)}`,
} as const;

const qlink = {
  pattern: '/qlink',
  /** With the question of a new link. */
  to: (questionId?: string): string =>
    questionId === undefined ? '/qlink' : `/qlink?question=${encodeURIComponent(questionId)}`,
} as const;

export const paths = {
  root: path('/'),
  signIn: path('/login'),
  register: path('/register'),
  forgotPassword: path('/forget-password'),
  resetPassword: path('/reset-password'),
  verifyUser: path('/verify-user/:id'),
  socialAuth: path('/socialAuth'),
  sharedQuestion: path('/question/view/:qId'),
  createQuiz,
  /** `item` counts from 1. */
  exam: path('/exam/:examId/:item'),
  review: path('/exam/:examId/:item/review'),
  tutorExam: path('/exam/:examId/:item/tutor/:tutor'),
  guide: path('/exam/:examId/:item/tutor/:tutor/guide/:guide'),
  result: path('/result/:examId'),
  performance: path('/overall-performance'),
  study: path('/study'),
  practice: path('/study/practice'),
  practiceAhead: path('/study/practice/ahead'),
  lastLook: path('/study/last-look'),
  examDay: path('/study/exam-day'),
  examDayBreak: path('/study/exam-day/break'),
  examDayResult: path('/study/exam-day/result/:dayId'),
  quizHistory: path('/quiz-history'),
  settings: path('/user-settings'),
  accessibility: path('/user-settings/accessibility'),
  subscriptions: path('/subscriptions'),
  plans: path('/plans'),
  paymentSuccess: path('/payment/success/:bookingId'),
  paymentFailure: path('/payment/failure/:bookingId'),
  managePlans: path('/manage-plans'),
  refund: path('/refund'),
  adminPortal: path('/admin-portal'),
  feedbackDashboard: path('/feedback-dashboard'),
  qlink,
} as const;

const publicPatterns: readonly string[] = [
  paths.root,
  paths.signIn,
  paths.register,
  paths.forgotPassword,
  paths.resetPassword,
  paths.verifyUser,
  paths.socialAuth,
  paths.sharedQuestion,
].map(({ pattern }) => pattern);

const allPatterns: readonly string[] = Object.values(paths).map(({ pattern }) => pattern);

/** The router treats both as the same page. */
export function withoutTrailingSlash(pathname: string): string {
  return pathname.replace(/(?!^)\/+$/, '');
}

/** The pattern of a path, without query or fragment; undefined if it is not a route of the app. */
export function patternOf(pathname: string): string | undefined {
  return allPatterns.find((pattern) => matches(pattern, pathname));
}

export function isPageOfQuiz(pattern: string, pathname: string, quizId: string): boolean {
  const index = pattern.split('/').indexOf(':examId');
  return (
    index >= 0 &&
    matches(pattern, withoutTrailingSlash(pathname)) &&
    fromPathSegment(pathname.split('/')[index] ?? '') === quizId
  );
}

export function isKnownPath(pathname: string): boolean {
  return patternOf(pathname) !== undefined;
}

/** Whether the path is open to everyone; all other pages need a session. */
export function isPublicPath(pathname: string): boolean {
  return publicPatterns.some((pattern) => matches(pattern, withoutTrailingSlash(pathname)));
}

export function isReturnPath(pathname: string): boolean {
  return isKnownPath(withoutTrailingSlash(pathname)) && !isPublicPath(pathname);
}

function matches(pattern: string, pathname: string): boolean {
  const wanted = pattern.split('/');
  const given = pathname.split('/');
  if (wanted.length !== given.length) return false;
  return wanted.every((part, index) => {
    const value = given[index] ?? '';
    return part.startsWith(':') ? isPathSegment(fromPathSegment(value)) : part === value;
  });
}
