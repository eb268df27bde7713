import type { Role } from '@/shared/api/account';

/** What a role may see and do (specification 1, section 6); screens read this table and decide nothing themselves. */
export interface Permissions {
  /** The label beside the name of the house. */
  readonly label: 'Tutor' | 'Admin' | null;
  /** The menu item Performance. */
  readonly performance: boolean;
  /** The administrators' menu items and pages. */
  readonly administration: boolean;
  /** Must accept the user agreement before first use. */
  readonly agreement: boolean;
  /** Has a daily quota of questions from the plan. */
  readonly dailyQuota: boolean;
  /** Most questions of a quiz; null where it is the eligible count. */
  readonly mostQuestions: number | null;
  /** Tutor mode is offered, and on by default, the timer off; the history tells which quizzes had it. */
  readonly tutorMode: boolean;
  /** May open a quiz that was made for tutor mode with its key at once. */
  readonly tutorExam: boolean;
  /** Is warned before a quiz is left, and led to Create Quiz by Back. */
  readonly blocksLeavingQuiz: boolean;
  /** The Comment button. */
  readonly comments: boolean;
  /** Gives feedback on questions in review. */
  readonly studentFeedback: boolean;
  /** Rates questions. */
  readonly tutorFeedback: boolean;
  /** Sees what tutors said of a question, and who said what. */
  readonly allFeedback: boolean;
  /** Writes notes at highlights. */
  readonly annotations: boolean;
  /** Opens the guide window. */
  readonly guide: boolean;
  /** Sees the author's e-mail. */
  readonly authorEmail: boolean;
}

/** Specification 1, section 9. */
const STAFF_QUESTIONS = 40;

/** The table itself, by role. */
export const permissions: Readonly<Record<Role, Permissions>> = {
  ROLE_STUDENT: {
    label: null,
    performance: true,
    administration: false,
    agreement: true,
    dailyQuota: true,
    mostQuestions: null,
    tutorMode: false,
    tutorExam: false,
    blocksLeavingQuiz: true,
    comments: false,
    studentFeedback: true,
    tutorFeedback: false,
    allFeedback: false,
    annotations: false,
    guide: false,
    authorEmail: false,
  },
  ROLE_TUTOR: {
    label: 'Tutor',
    performance: false,
    administration: false,
    agreement: true,
    dailyQuota: false,
    mostQuestions: STAFF_QUESTIONS,
    tutorMode: true,
    tutorExam: true,
    blocksLeavingQuiz: false,
    comments: true,
    studentFeedback: false,
    tutorFeedback: true,
    allFeedback: false,
    annotations: true,
    guide: true,
    authorEmail: false,
  },
  ROLE_ADMIN: {
    label: 'Admin',
    performance: false,
    administration: true,
    agreement: false,
    dailyQuota: false,
    mostQuestions: STAFF_QUESTIONS,
    tutorMode: false,
    tutorExam: true,
    blocksLeavingQuiz: true,
    comments: true,
    studentFeedback: false,
    tutorFeedback: false,
    allFeedback: true,
    annotations: false,
    guide: false,
    authorEmail: true,
  },
};
