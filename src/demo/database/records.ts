/** Records of the demo backend, one type per store. `id` is the key, `group` the one index of each store. */
import type { Role } from '@/shared/api/account';
import type { BookingStatus } from '@/shared/api/booking';
import type { CategoryHeading, CategoryMap, MedicalCategoriesMap } from '@/shared/api/category';
import type { StudentFeedback, TutorFeedback } from '@/shared/api/feedback';
import type { Plan } from '@/shared/api/plan';
import type { Preference } from '@/shared/api/preference';
import type { QlinkStatus } from '@/shared/api/qlink';
import type { QuizItem, QuizStatus } from '@/shared/api/quiz';
import type { SubmittedAnswer } from '@/shared/api/submission';

/** Every record has a key and one group. Times are milliseconds since 1970. */
interface StoredRecord {
  readonly id: string;
  readonly group: string;
}

export interface UserRecord extends StoredRecord {
  readonly displayName: string;
  readonly email: string;
  readonly password: string;
  readonly primaryRole: Role;
  /** Absent once the account is verified. */
  readonly verification?: { readonly id: string; readonly expires: number };
  readonly passwordReset?: { readonly token: string; readonly expires: number };
  readonly preference: Preference;
  readonly categoryPreference: CategoryMap;
  readonly activity: {
    readonly quizAccessCount: number;
    readonly questionAttemptCount: number;
    readonly videoAccessCount: number;
  };
  readonly createdAt: number;
}

/** Group: the user's id. Head of a quiz; its items are in `sheets` under the same id, so that lists stay cheap. */
export interface QuizRecord extends StoredRecord {
  readonly name: string;
  readonly tutorOn: boolean;
  readonly timerOn: boolean;
  readonly status: QuizStatus;
  readonly createdAt: number;
  readonly submittedAt?: number;
  /** Seconds. */
  readonly duration: number;
  readonly total: number;
  readonly attempted: number;
  readonly correct: number;
  readonly category: CategoryMap;
  readonly medicalCategories: MedicalCategoriesMap;
}

/** One item of a quiz: question, answer and time spent. */
export interface SheetItem extends Omit<QuizItem, 'imageList'>, Omit<SubmittedAnswer, 'answersAttempted'> {
  readonly answersAttempted: readonly string[];
  readonly correct: boolean;
  readonly reviewed: boolean;
  readonly reviewTimeSpent: number;
}

/** Group: the user's id. */
export interface SheetRecord extends StoredRecord {
  readonly items: readonly SheetItem[];
}

export interface Tally {
  readonly correct: number;
  readonly incorrect: number;
}

/** Counts by heading and name. */
export type Tallies = Readonly<Record<CategoryHeading, ReadonlyMap<string, Tally>>>;

export interface QuestionState {
  /** In the latest submitted quiz with the question; absent while it is unused. */
  readonly outcome?: 'correct' | 'incorrect';
  readonly marked: boolean;
}

/** Id: the user's id. Totals of one user, so that counts and performance need not read old quizzes. */
export interface StudyRecord extends StoredRecord {
  readonly questions: ReadonlyMap<string, QuestionState>;
  readonly tallies: Tallies;
  readonly correct: number;
  readonly incorrect: number;
  readonly usage: { readonly day: string; readonly questions: number };
}

/** Group: the question's id. */
export interface CommentRecord extends StoredRecord {
  readonly userId: string;
  readonly comment: string;
  readonly createdAt: number;
  readonly parentCommentId?: string;
}

/** Group: the user's id. */
export interface BlockRecord extends StoredRecord {
  readonly quizId: string;
  readonly startedAt: number;
  readonly endedAt?: number;
}

/** Group: the question's id. */
export interface StudentFeedbackRecord extends StoredRecord {
  readonly userId: string;
  readonly createdAt: number;
  readonly feedback: StudentFeedback;
}

/** Group: the question's id. */
export interface TutorFeedbackRecord extends StoredRecord {
  readonly userId: string;
  readonly createdAt: number;
  readonly feedback: TutorFeedback;
}

interface SiteFeedbackRecord extends StoredRecord {
  readonly section: string;
  readonly feedback: string;
  readonly createdAt: number;
}

/** A plan on sale. Group: its category. */
interface PlanRecord extends StoredRecord {
  readonly plan: Plan;
}

/** Group: the user's id. A plan as it was when it was bought. */
export interface SubscriptionRecord extends StoredRecord {
  readonly plan: Plan;
  readonly selected: boolean;
  readonly status: 'ACTIVE' | 'CANCELLED';
  readonly startsAt: number;
  readonly endsAt: number;
  readonly bookingId?: string;
}

/** Group: the user's id. */
export interface BookingRecord extends StoredRecord {
  readonly plan: Plan;
  readonly status: BookingStatus;
  /** State at the demo checkout, in place of a payment provider. */
  readonly payment: 'OPEN' | 'PAID' | 'DECLINED';
  readonly refunded: boolean;
  readonly createdAt: number;
  readonly subscriptionId?: string;
  readonly startsAt?: number;
  readonly paymentIntentId: string;
}

/** Group: the token of its link. */
export interface InvitationRecord extends StoredRecord {
  readonly email: string;
  readonly plan: Pick<Plan, 'id' | 'name'>;
  readonly sentAt: number;
  readonly expiresAt: number;
  readonly acceptedAt?: number;
}

/** A shared link; whether it has expired is computed from the time. */
export interface QlinkRecord extends StoredRecord {
  readonly questionIds: readonly string[];
  readonly title: string;
  readonly description: string;
  readonly expiresAt: number;
  readonly createdAt: number;
  readonly status: Exclude<QlinkStatus, 'EXPIRED'>;
}

/** A mail that a real backend would have sent; the demo panel lists it. */
export interface MailRecord extends StoredRecord {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly link?: { readonly label: string; readonly href: string };
  readonly sentAt: number;
}

/**
 * Which demo data is in the database: `seed` (version), `scale`, and `study` once the app has stored the records of the
 * seeded student's browser.
 */
interface SettingRecord extends StoredRecord {
  readonly value: string;
}

export interface Records {
  readonly users: UserRecord;
  readonly quizzes: QuizRecord;
  readonly sheets: SheetRecord;
  readonly studies: StudyRecord;
  readonly comments: CommentRecord;
  readonly blocks: BlockRecord;
  readonly studentFeedback: StudentFeedbackRecord;
  readonly tutorFeedback: TutorFeedbackRecord;
  readonly siteFeedback: SiteFeedbackRecord;
  readonly plans: PlanRecord;
  readonly subscriptions: SubscriptionRecord;
  readonly bookings: BookingRecord;
  readonly invitations: InvitationRecord;
  readonly qlinks: QlinkRecord;
  readonly mails: MailRecord;
  readonly settings: SettingRecord;
}

export type StoreName = keyof Records;

export const STORE_NAMES = [
  'users',
  'quizzes',
  'sheets',
  'studies',
  'comments',
  'blocks',
  'studentFeedback',
  'tutorFeedback',
  'siteFeedback',
  'plans',
  'subscriptions',
  'bookings',
  'invitations',
  'qlinks',
  'mails',
  'settings',
] as const satisfies readonly StoreName[];
