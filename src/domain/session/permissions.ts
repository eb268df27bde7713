import type { Role } from '@/shared/api/account';

/** What a role may see and do; screens read this table and decide nothing themselves. */
export interface Permissions {
  /** Label next to the logo. */
  readonly label: 'Tutor' | 'Admin' | null;
  readonly performance: boolean;
  /** What the device has stored of finished quizzes, and the notes. */
  readonly study: boolean;
  readonly administration: boolean;
  /** Must accept the user agreement before first use. */
  readonly agreement: boolean;
  /** The plan limits the questions per day. */
  readonly dailyQuota: boolean;
  /** Largest number of questions of a quiz; null: the eligible count. */
  readonly maxQuestions: number | null;
  /** Tutor mode is offered and on by default, the timer off; the history shows which quizzes had it. */
  readonly tutorMode: boolean;
  /** May open a quiz made for tutor mode with its key shown immediately. */
  readonly tutorExam: boolean;
  /** Is warned before leaving a quiz; Back goes to Create Quiz. */
  readonly blocksLeavingQuiz: boolean;
  readonly comments: boolean;
  readonly studentFeedback: boolean;
  readonly tutorFeedback: boolean;
  /** Sees explanation, info and feedback in every mode of the exam. */
  readonly explanationAlways: boolean;
  /** Sees all tutors' feedback on a question, with authors. */
  readonly allFeedback: boolean;
  readonly annotations: boolean;
  readonly guide: boolean;
  readonly authorEmail: boolean;
}

/** Most questions in a quiz of a tutor or an administrator. */
const MAX_STAFF_QUESTIONS = 40;

const NOTHING: Permissions = {
  label: null,
  performance: false,
  study: false,
  administration: false,
  agreement: false,
  dailyQuota: false,
  maxQuestions: null,
  tutorMode: false,
  tutorExam: false,
  blocksLeavingQuiz: false,
  comments: false,
  studentFeedback: false,
  tutorFeedback: false,
  explanationAlways: false,
  allFeedback: false,
  annotations: false,
  guide: false,
  authorEmail: false,
};

/** What each role may, beyond nothing. */
export const permissions: Readonly<Record<Role, Permissions>> = {
  ROLE_STUDENT: {
    ...NOTHING,
    performance: true,
    study: true,
    agreement: true,
    dailyQuota: true,
    blocksLeavingQuiz: true,
    studentFeedback: true,
  },
  ROLE_TUTOR: {
    ...NOTHING,
    label: 'Tutor',
    agreement: true,
    maxQuestions: MAX_STAFF_QUESTIONS,
    tutorMode: true,
    tutorExam: true,
    comments: true,
    tutorFeedback: true,
    annotations: true,
    guide: true,
  },
  ROLE_ADMIN: {
    ...NOTHING,
    label: 'Admin',
    administration: true,
    maxQuestions: MAX_STAFF_QUESTIONS,
    tutorExam: true,
    blocksLeavingQuiz: true,
    comments: true,
    explanationAlways: true,
    allFeedback: true,
    authorEmail: true,
  },
};
