import { object, string } from 'yup';
import { paths } from '@/shared/routing/paths';

export const SECTIONS = [
  'Create Quiz',
  'Exam',
  'Result',
  'Performance',
  'Quiz History',
  'Subscriptions',
  'Settings',
  'Other',
] as const;

type Section = (typeof SECTIONS)[number];

const SECTION_OF: readonly (readonly [start: string, section: Section])[] = [
  [paths.createQuiz.pattern, 'Create Quiz'],
  ['/exam/', 'Exam'],
  ['/result/', 'Result'],
  [paths.performance.pattern, 'Performance'],
  [paths.quizHistory.pattern, 'Quiz History'],
  [paths.subscriptions.pattern, 'Subscriptions'],
  [paths.plans.pattern, 'Subscriptions'],
  ['/payment/', 'Subscriptions'],
  [paths.settings.pattern, 'Settings'],
];

export const sectionOf = (pathname: string): Section =>
  SECTION_OF.find(([start]) => pathname.startsWith(start))?.[1] ?? 'Other';

const HIDDEN: readonly RegExp[] = [
  /^\/(login|register|admin-portal|forget-password|reset-password|socialAuth)?$/,
  /^\/verify-user(\/|$)/,
  /^\/exam\/[^/]+\/[^/]+\/tutor\/[^/]+\/guide(\/|$)/,
];

/** Pages without the floating button. */
export const isHiddenAt = (pathname: string): boolean =>
  HIDDEN.some((pattern) => pattern.test(pathname.replace(/(?!^)\/+$/, '')));

export const feedbackRules = object({
  section: string().required('Please choose a section'),
  feedback: string().trim().required('Please enter your feedback'),
});

export const texts = {
  sent: 'Thank you for your feedback...',
  failed: 'Something went wrong, please try again....',
} as const;

export const SENT_SHOWN_FOR_S = 4;
