import type { Role } from '@/shared/contract/account';

/** How the room is entered: to sit a block, to rate its questions as a tutor, or to look at it again. */
export const ROOM_MODES = ['student', 'tutor', 'review'] as const;
export type RoomMode = (typeof ROOM_MODES)[number];

/** What a mode shows and allows to a role; the screens read this table and decide nothing themselves. */
export interface RoomRules {
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
  readonly guide: boolean;
  /** Notes at highlights. */
  readonly annotations: boolean;
  readonly authorEmail: boolean;
  /** End Block asks first; it is at once for a tutor, and a review ends in another way. */
  readonly asksBeforeEnd: boolean;
  /** The browser warns before the page is left, and Back leads to Create Quiz. */
  readonly holdsOn: boolean;
}

const TAKING = { answers: true, key: false, clock: true } as const;
const TUTORING = { answers: true, key: true, clock: true } as const;
const REVIEWING = { answers: false, key: true, clock: false } as const;

const MODES = { student: TAKING, tutor: TUTORING, review: REVIEWING } as const;

/** Specification 1, sections 2, 4 and 6. */
export function rulesOf(mode: RoomMode, role: Role): RoomRules {
  const isStudent = role === 'ROLE_STUDENT';
  const isTutor = role === 'ROLE_TUTOR';
  return {
    ...MODES[mode],
    comments: !isStudent,
    studentFeedback: isStudent && mode === 'review',
    tutorFeedback: isTutor && mode !== 'student',
    guide: isTutor,
    annotations: isTutor,
    authorEmail: role === 'ROLE_ADMIN' && mode !== 'student',
    asksBeforeEnd: mode === 'student',
    holdsOn: mode !== 'review' && !isTutor,
  };
}
