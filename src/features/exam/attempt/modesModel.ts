import { permissions } from '@/domain/session/permissions';
import { type Role, ROLES } from '@/shared/api/account';

/** How the exam is opened: to take a block, to rate its questions as a tutor, or to review it. */
export const EXAM_MODES = ['take', 'tutor', 'review'] as const;
export type ExamMode = (typeof EXAM_MODES)[number];

const TAKING = {
  /** Answers, marks and strikes may change. */
  answers: true,
  /** The key is shown at the options and in the navigator. */
  key: false,
  /** After a choice the student says how sure they are, if enabled in Settings. */
  asksConfidence: true,
  questionId: false,
  /** Filters, 'Answer again', and what is known about how the question was answered. */
  reviewTools: false,
  /** A timed block counts down. */
  clock: true,
  /** End Block asks for confirmation; for a tutor it ends at once, and a review has its own dialog. */
  asksBeforeEnd: true,
};
type ModeRules = Readonly<typeof TAKING>;

const SHOWING_KEY: ModeRules = {
  ...TAKING,
  key: true,
  asksConfidence: false,
  questionId: true,
  asksBeforeEnd: false,
};

const MODES: Readonly<Record<ExamMode, ModeRules>> = {
  take: TAKING,
  tutor: SHOWING_KEY,
  review: { ...SHOWING_KEY, answers: false, reviewTools: true, clock: false },
};

/** What a mode shows to a role and allows it to do; the screens read this table and decide nothing themselves. */
export type ExamCapabilities = ReturnType<typeof compose>;

function compose(mode: ExamMode, role: Role) {
  const rules = MODES[mode];
  const may = permissions[role];
  const panel = rules.key || may.explanationAlways;
  return {
    ...rules,
    /** The panel with explanation, info and feedback is shown. */
    panel,
    comments: may.comments,
    studentFeedback: may.studentFeedback && mode === 'review',
    /** Says why a question was missed, and draws a rule from it. */
    missReasons: may.study && mode === 'review',
    tutorFeedback: may.tutorFeedback && rules.key,
    /** Tutors' feedback with its authors, in the tab Feedback. */
    allFeedback: may.allFeedback && panel,
    guide: may.guide,
    /** Notes on highlights. */
    annotations: may.annotations,
    authorEmail: may.authorEmail && panel,
    /** The browser warns before the page is left; Back leads to Create Quiz. */
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
