import { object, string } from 'yup';
import { paths } from '@/shared/routing/paths';

/** What the feedback may be about; 'Other' takes the rest. */
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

/** The section that a page belongs to. */
export const sectionOf = (pathname: string): Section =>
  SECTION_OF.find(([start]) => pathname.startsWith(start))?.[1] ?? 'Other';

const HIDDEN: readonly RegExp[] = [
  /^\/(login|register|admin-portal|forget-password|reset-password|socialAuth)?$/,
  /^\/verify-user(\/|$)/,
  /^\/exam\/[^/]+\/[^/]+\/tutor\/[^/]+\/guide(\/|$)/,
];

/** Where the floating button does not stand (specification 1, section 2). */
export const isHiddenAt = (pathname: string): boolean =>
  HIDDEN.some((pattern) => pattern.test(pathname.replace(/(?!^)\/+$/, '')));

/** The rules of the site feedback's form. */
export const feedbackRules = object({
  section: string().required('Please choose a section'),
  feedback: string().trim().required('Please enter your feedback'),
});

/** Error catalogue. */
export const texts = {
  sent: 'Thank you for your feedback...',
  failed: 'Something went wrong, please try again....',
} as const;

/** Seconds that the thanks stand (specification 1, section 9). */
export const SENT_SHOWN_FOR = 4;
