import { type Role, ROLES } from '@/shared/api/account';
import { permissions } from '@/domain/session/permissions';

/** How the room is entered: to sit a block, to rate its questions as a tutor, or to look at it again. */
export const EXAM_MODES = ['student', 'tutor', 'review'] as const;
/** One of `ROOM_MODES`. */
export type ExamMode = (typeof EXAM_MODES)[number];

/** What a mode shows and allows to a role; the screens read this table and decide nothing themselves. */
export interface ExamCapabilities {
  /** Answers, marks and strikes may change. */
  readonly answers: boolean;
  /** Answer key, explanation and info are there. */
  readonly key: boolean;
  /** A timed block counts down. */
  readonly clock: boolean;
  /** The Comment button. */
  readonly comments: boolean;
  /** The Question feedback button. */
  readonly studentFeedback: boolean;
  readonly tutorFeedback: boolean;
  /** What tutors said, and who said what, in the tab Feedback. */
  readonly allFeedback: boolean;
  readonly guide: boolean;
  /** Notes at highlights. */
  readonly annotations: boolean;
  readonly authorEmail: boolean;
  /** End Block asks first; it is at once for a tutor, and a review ends in another way. */
  readonly asksBeforeEnd: boolean;
  /** The browser warns before the page is left, and Back leads to Create Quiz. */
  readonly blocksNavigation: boolean;
}

const TAKING = { answers: true, key: false, clock: true, asksBeforeEnd: true } as const;
const TUTORING = { answers: true, key: true, clock: true, asksBeforeEnd: false } as const;
const REVIEWING = { answers: false, key: true, clock: false, asksBeforeEnd: false } as const;

const MODES = { student: TAKING, tutor: TUTORING, review: REVIEWING } as const;

function compose(mode: ExamMode, role: Role): ExamCapabilities {
  const rules = MODES[mode];
  const may = permissions[role];
  return {
    ...rules,
    comments: may.comments,
    studentFeedback: may.studentFeedback && mode === 'review',
    tutorFeedback: may.tutorFeedback && rules.key,
    allFeedback: may.allFeedback && rules.key,
    guide: may.guide,
    annotations: may.annotations,
    authorEmail: may.authorEmail && rules.key,
    blocksNavigation: may.blocksLeavingQuiz && rules.answers,
  };
}

const table = new Map(
  EXAM_MODES.flatMap((mode) => ROLES.map((role) => [`${mode} ${role}`, compose(mode, role)] as const)),
);

/**
 * Specification 1, sections 2, 4 and 6: what the mode shows, as far as the role may see it. The same object for the same
 * mode and role, so that a selector may answer it.
 */
export function capabilitiesOf(mode: ExamMode, role: Role): ExamCapabilities {
  return table.get(`${mode} ${role}`) ?? compose(mode, role);
}
