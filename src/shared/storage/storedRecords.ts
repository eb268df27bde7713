import { fieldsOf, stringOr, tryDecode } from '@/shared/api/decode';
import { array } from '@/shared/api/list';

/**
 * Everything that the app keeps on the device, each kind declared once. Types, and a test of the database's schema and of
 * the browser's storages, fail where a kind is missing.
 */

/** A store of the database; every record is under the id of the user who owns it. */
interface RecordRules {
  readonly label: string;
  /** Not in 'On this device': it comes and goes with an attempt, or has a list of its own there. */
  readonly hasNoLine?: true;
  /** Whose records go after 30 days. */
  readonly expires: 'of everybody' | 'of other users' | 'never';
  /** Ids of records that stay all the same. */
  readonly kept?: readonly string[];
  /** Records that stay for what is in them. */
  readonly keeps?: (value: unknown) => boolean;
  /** Field with the time of the last change, in milliseconds since 1970: the newer of two versions wins. */
  readonly time: 'updatedAt' | 'sentAt' | 'submittedAt' | 'seenAt';
  /**
   * What a backup contains, and why it leaves the rest out: `unsent`, an attempt and its delivery must exist once, so
   * that it is submitted exactly once and its clock cannot be set back; `bank`, texts and images of questions are not
   * the student's; `bookkeeping`, of no use elsewhere.
   */
  readonly backup: 'included' | 'unsent' | 'bank' | 'bookkeeping';
}

/** Record of the store 'drafts' that is a saved choice: unlike a draft it never expires. */
export const SAVED_TOPICS = 'createQuiz/topics';

/** Whether something was typed on a highlight. */
function hasNote(value: unknown): boolean {
  const highlights = tryDecode(() => {
    const fields = fieldsOf(value, 'highlights');
    return [...array(fields.get('stem'), noteOf), ...array(fields.get('explanation'), noteOf)];
  });
  return highlights?.some((note) => note !== '') === true;
}

const noteOf = (highlight: unknown): string => stringOr(fieldsOf(highlight, 'highlight').get('note')).trim();

const RULES = {
  /** Answers of attempts that the server does not have. */
  journals: {
    label: 'Quizzes with answers kept here',
    expires: 'of other users',
    time: 'updatedAt',
    backup: 'unsent',
  },
  /** Submissions and review times. */
  outbox: { label: 'Waiting to be sent', expires: 'of other users', time: 'updatedAt', backup: 'unsent' },
  /** Highlights and strikes. */
  notes: {
    label: 'Questions with highlights or notes',
    expires: 'of everybody',
    keeps: hasNote,
    time: 'updatedAt',
    backup: 'included',
  },
  questionNotes: { label: 'Notes on questions', expires: 'never', time: 'updatedAt', backup: 'included' },
  finishedAttempts: {
    label: 'Finished quizzes, to study from',
    expires: 'never',
    time: 'submittedAt',
    backup: 'included',
  },
  /** When a missed question is due again. */
  practice: { label: 'Questions practised', expires: 'never', time: 'updatedAt', backup: 'included' },
  /** What an administrator has made of the feedback on questions. */
  triage: {
    label: 'Questions with triaged feedback',
    expires: 'never',
    time: 'updatedAt',
    backup: 'included',
  },
  presets: { label: 'Presets of Create Quiz', expires: 'never', time: 'updatedAt', backup: 'included' },
  /** Also the topics of Create Quiz, and which questions a tutor has rated. */
  drafts: {
    label: 'Drafts of forms',
    expires: 'of everybody',
    kept: [SAVED_TOPICS],
    time: 'updatedAt',
    backup: 'included',
  },
  /** Copies of accepted submissions; a list of their own in 'On this device'. */
  sent: {
    label: 'Copies of submitted quizzes',
    hasNoLine: true,
    expires: 'of everybody',
    time: 'sentAt',
    backup: 'included',
  },
  /** Feedback blocks that are open on the server. */
  blocks: {
    label: 'Feedback blocks that are open',
    hasNoLine: true,
    expires: 'of other users',
    time: 'updatedAt',
    backup: 'unsent',
  },
  /** Gone with the attempt or its session; reading the images to find their age would take much memory. */
  attemptTexts: {
    label: 'Questions of the open attempt',
    hasNoLine: true,
    expires: 'never',
    time: 'updatedAt',
    backup: 'bank',
  },
  attemptImages: {
    label: 'Images of the open attempt',
    hasNoLine: true,
    expires: 'never',
    time: 'updatedAt',
    backup: 'bank',
  },
  /** What earlier starts have found expired. */
  expiry: {
    label: 'What age will delete',
    hasNoLine: true,
    expires: 'never',
    time: 'seenAt',
    backup: 'bookkeeping',
  },
} as const satisfies Readonly<Record<string, RecordRules>>;

export type StoreName = keyof typeof RULES;

/** The stores that a backup contains. */
export type BackedUpStore = {
  [Name in StoreName]: (typeof RULES)[Name]['backup'] extends 'included' ? Name : never;
}[StoreName];

/** What holds for each store, in the order of 'On this device'. */
export const STORED_RECORDS: Readonly<Record<StoreName, RecordRules>> = RULES;

/** Whether a backup contains the store. */
export const isBackedUp = (name: StoreName): name is BackedUpStore => RULES[name].backup === 'included';

/** Raised where the records of a release cannot be read by the one before it. */
export const RECORD_VERSION = 1;

/** Whether a newer release has written the record: what it says is not known to this one. */
export function isOfNewerRelease(value: unknown): boolean {
  const version = tryDecode(() => fieldsOf(value, 'record').get('version'));
  return typeof version === 'number' && version > RECORD_VERSION;
}

const isStoreName = (name: string): name is StoreName => Object.hasOwn(RULES, name);

export const STORE_NAMES: readonly StoreName[] = Object.keys(RULES).filter(isStoreName);

/**
 * Keys of local storage, and of a tab's session storage: `session` goes with the session, `link` with its visitor,
 * `browser` stays, `tab` goes with the tab. No backup contains them: tokens never leave the device, and choices belong
 * to the browser, whoever is signed in.
 */
export const STORED_TEXTS = {
  token: 'session',
  tokenReceivedAt: 'session',
  userId: 'session',
  role: 'session',
  userdetails: 'session',
  feedbackBlockId: 'session',
  userAcqQuesId: 'link',
  userAcquisitiontoken: 'link',
  hasNotified: 'browser',
  themeMode: 'browser',
  textSize: 'browser',
  shortcutsOff: 'browser',
  shortcutKeys: 'browser',
  asksConfidence: 'browser',
  swipesToMove: 'browser',
  examPanelHidden: 'browser',
  examPanelWidth: 'browser',
  coupons: 'browser',
  sentBookings: 'browser',
  returnPath: 'tab',
  reportedBookings: 'tab',
  'qlearn.reloadedForChunk': 'tab',
} as const satisfies Readonly<Record<string, 'session' | 'link' | 'browser' | 'tab'>>;

export type StoredTextName = keyof typeof STORED_TEXTS;
