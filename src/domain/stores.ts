import { stringOr, tryDecode } from '@/shared/api/decode';
import { entity } from '@/shared/api/entity';
import { array } from '@/shared/api/list';
import { declareStore } from '@/shared/storage/stores';

/** The record of 'drafts' that is a saved choice: unlike a draft it never expires. */
export const SAVED_TOPICS = 'createQuiz/topics';
/** The choices of Settings → 'Study', which never expire either. */
export const STUDY_SETTINGS = 'study/settings';

const decodeNoted = entity('highlight', ['note'], { note: stringOr });
const noted = (value: unknown) => array(value, (highlight) => decodeNoted(highlight));
const decodeHighlights = entity('highlights', ['stem'], { stem: noted, explanation: noted });

/** Whether something was typed on a highlight. */
function hasNote(_recordId: string, value: unknown): boolean {
  const highlights = tryDecode(() => decodeHighlights(value));
  const all = highlights === undefined ? [] : [...highlights.stem, ...highlights.explanation];
  return all.some(({ note }) => note.trim() !== '');
}

/**
 * Every store of the database; the content of its records is declared with `deviceRecord`, in an `xRecord.ts`
 * module. The stores are declared here, separately, because the database opens with all of them, and the
 * records of a feature that is not loaded must expire, be evicted and be removed as well. A new store has the
 * next version; none is ever removed.
 */
export const stores = {
  /** Answers of attempts that the server does not have. */
  attempts: declareStore('journals', {
    since: 1,
    label: 'Quizzes with answers kept here',
    expires: 'of other users',
    backup: 'unsent',
  }),
  /** Submissions and review times. */
  outbox: declareStore('outbox', {
    since: 1,
    label: 'Waiting to be sent',
    expires: 'of other users',
    backup: 'unsent',
  }),
  /** With strikes. */
  highlights: declareStore('notes', {
    since: 1,
    label: 'Questions with highlights or notes',
    expires: 'of everybody',
    keeps: hasNote,
    backup: 'included',
  }),
  questionNotes: declareStore('questionNotes', {
    since: 5,
    label: 'Notes on questions',
    expires: 'never',
    backup: 'included',
  }),
  finishedAttempts: declareStore('finishedAttempts', {
    since: 5,
    label: 'Finished quizzes, to study from',
    expires: 'never',
    time: 'submittedAt',
    backup: 'included',
  }),
  /** When a missed question is due again. */
  practice: declareStore('practice', {
    since: 7,
    label: 'Questions practiced',
    expires: 'never',
    backup: 'included',
  }),
  /** With the rules that the student draws from them. */
  missReasons: declareStore('missReasons', {
    since: 10,
    label: 'Reasons for missed questions',
    expires: 'never',
    backup: 'included',
  }),
  /** A tutor's texts to insert. */
  phrases: declareStore('phrases', {
    since: 11,
    label: 'Phrases',
    expires: 'never',
    backup: 'included',
  }),
  /** When a tutor rated which question. */
  ratingLog: declareStore('ratingLog', {
    since: 11,
    label: 'Ratings in the log',
    expires: 'never',
    time: 'at',
    backup: 'included',
  }),
  /** An administrator's triage of the feedback on questions. */
  triage: declareStore('triage', {
    since: 8,
    label: 'Questions with triaged feedback',
    expires: 'never',
    backup: 'included',
  }),
  /** The exam day in progress, and finished ones. */
  examDays: declareStore('examDays', {
    since: 9,
    label: 'Exam days',
    expires: 'never',
    backup: 'included',
  }),
  presets: declareStore('presets', {
    since: 6,
    label: 'Presets of Create Quiz',
    expires: 'never',
    backup: 'included',
  }),
  /** Also the topics of Create Quiz, the study settings, the drill, and which questions a tutor has rated. */
  drafts: declareStore('drafts', {
    since: 1,
    label: 'Drafts of forms',
    expires: 'of everybody',
    keeps: (recordId) => recordId === SAVED_TOPICS || recordId === STUDY_SETTINGS,
    backup: 'included',
  }),
  /** Copies of accepted submissions; listed separately in 'On this device'. */
  sent: declareStore('sent', {
    since: 3,
    label: 'Copies of submitted quizzes',
    isUnlisted: true,
    expires: 'of everybody',
    time: 'sentAt',
    backup: 'included',
  }),
  /** Open on the server. */
  feedbackBlocks: declareStore('blocks', {
    since: 2,
    label: 'Feedback blocks that are open',
    isUnlisted: true,
    expires: 'of other users',
    backup: 'unsent',
  }),
  /** Removed with the attempt or its session; reading the images to find their age would take much memory. */
  attemptTexts: declareStore('attemptTexts', {
    since: 4,
    label: 'Questions of the open attempt',
    isUnlisted: true,
    expires: 'never',
    backup: 'bank',
  }),
  attemptImages: declareStore('attemptImages', {
    since: 4,
    label: 'Images of the open attempt',
    isUnlisted: true,
    expires: 'never',
    backup: 'bank',
    givesWay: true,
  }),
} as const;

/** Names on the disk, which stay. */
export type StoreName = (typeof stores)[keyof typeof stores]['name'];
