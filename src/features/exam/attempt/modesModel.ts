import { permissions } from '@/domain/session/permissions';
import { type Role, ROLES } from '@/shared/api/account';

/** How the exam is opened: to take a block, to rate its questions as a tutor, or to review it. */
export const EXAM_MODES = ['student', 'tutor', 'review'] as const;
export type ExamMode = (typeof EXAM_MODES)[number];

/** What a mode shows to a role and allows it to do; the screens read this table and decide nothing themselves. */
export interface ExamCapabilities {
  /** Answers, marks and strikes may change. */
  readonly answers: boolean;
  /** The key is shown at the options and in the navigator. */
  readonly key: boolean;
  /** The panel with explanation, info and feedback is shown. */
  readonly panel: boolean;
  /** After a choice the student says how sure they are, if enabled in Settings. */
  readonly asksConfidence: boolean;
  readonly questionId: boolean;
  /** Filters, 'Answer again', and what is known about how the question was answered. */
  readonly reviewTools: boolean;
  /** A timed block counts down. */
  readonly clock: boolean;
  readonly comments: boolean;
  readonly studentFeedback: boolean;
  readonly tutorFeedback: boolean;
  /** Tutors' feedback with its authors, in the tab Feedback. */
  readonly allFeedback: boolean;
  readonly guide: boolean;
  /** Notes on highlights. */
  readonly annotations: boolean;
  readonly authorEmail: boolean;
  /** End Block asks for confirmation; for a tutor it ends at once, and a review has its own dialog. */
  readonly asksBeforeEnd: boolean;
  /** The browser warns before the page is left; Back leads to Create Quiz. */
  readonly blocksNavigation: boolean;
}

const TAKING = {
  answers: true,
  key: false,
  asksConfidence: true,
  questionId: false,
  reviewTools: false,
  clock: true,
  asksBeforeEnd: true,
} as const;
const TUTORING = {
  answers: true,
  key: true,
  asksConfidence: false,
  questionId: true,
  reviewTools: false,
  clock: true,
  asksBeforeEnd: false,
} as const;
const REVIEWING = {
  answers: false,
  key: true,
  asksConfidence: false,
  questionId: true,
  reviewTools: true,
  clock: false,
  asksBeforeEnd: false,
} as const;

const MODES = { student: TAKING, tutor: TUTORING, review: REVIEWING } as const;

function compose(mode: ExamMode, role: Role): ExamCapabilities {
  const rules = MODES[mode];
  const may = permissions[role];
  const panel = rules.key || may.explanationAlways;
  return {
    ...rules,
    panel,
    comments: may.comments,
    studentFeedback: may.studentFeedback && mode === 'review',
    tutorFeedback: may.tutorFeedback && rules.key,
    allFeedback: may.allFeedback && panel,
    guide: may.guide,
    annotations: may.annotations,
    authorEmail: may.authorEmail && panel,
    blocksNavigation: may.blocksLeavingQuiz && rules.answers,
  };
}

const table = new Map(
  EXAM_MODES.flatMap((mode) => ROLES.map((role) => [`${mode} ${role}`, compose(mode, role)] as const)),
);

/**
 * What the mode shows, limited to what the role may see. Returns the same object for the same mode and role, so that
 * selectors can return it.
 */
export function capabilitiesOf(mode: ExamMode, role: Role): ExamCapabilities {
  return table.get(`${mode} ${role}`) ?? compose(mode, role);
}
