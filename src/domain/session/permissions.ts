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

/** Of tutors and administrators. */
const MAX_STAFF_QUESTIONS = 40;

export const permissions: Readonly<Record<Role, Permissions>> = {
  ROLE_STUDENT: {
    label: null,
    performance: true,
    study: true,
    administration: false,
    agreement: true,
    dailyQuota: true,
    maxQuestions: null,
    tutorMode: false,
    tutorExam: false,
    blocksLeavingQuiz: true,
    comments: false,
    studentFeedback: true,
    tutorFeedback: false,
    explanationAlways: false,
    allFeedback: false,
    annotations: false,
    guide: false,
    authorEmail: false,
  },
  ROLE_TUTOR: {
    label: 'Tutor',
    performance: false,
    study: false,
    administration: false,
    agreement: true,
    dailyQuota: false,
    maxQuestions: MAX_STAFF_QUESTIONS,
    tutorMode: true,
    tutorExam: true,
    blocksLeavingQuiz: false,
    comments: true,
    studentFeedback: false,
    tutorFeedback: true,
    explanationAlways: false,
    allFeedback: false,
    annotations: true,
    guide: true,
    authorEmail: false,
  },
  ROLE_ADMIN: {
    label: 'Admin',
    performance: false,
    study: false,
    administration: true,
    agreement: false,
    dailyQuota: false,
    maxQuestions: MAX_STAFF_QUESTIONS,
    tutorMode: false,
    tutorExam: true,
    blocksLeavingQuiz: true,
    comments: true,
    studentFeedback: false,
    tutorFeedback: false,
    explanationAlways: true,
    allFeedback: true,
    annotations: false,
    guide: false,
    authorEmail: true,
  },
};
