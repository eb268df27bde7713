import {
  boolean,
  fieldsOf,
  id,
  numberOr,
  optionalOneOf,
  stringOr,
  tryDecode,
  wholeNumber,
} from '@/shared/api/decode';
import { array, stringList } from '@/shared/api/list';

/** Raised when the record changes; records of a newer version are ignored. */
export const JOURNAL_VERSION = 1;

/** How sure a student is of an answer; kept on the device only. */
export const CONFIDENCES = ['guess', 'unsure', 'sure'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

export interface JournalItem {
  readonly questionId: string;
  /** The chosen option's letter; '' when unanswered. */
  readonly answer: string;
  /** The letters chosen, in order. */
  readonly tried: readonly string[];
  /** For each of them the milliseconds spent on the item by then; −1 where unknown. Earlier releases kept none. */
  readonly triedAt?: readonly number[];
  readonly marked: boolean;
  /** Letters that were struck out. */
  readonly strikes: readonly string[];
  /** Seconds spent on the item. */
  readonly seconds: number;
  readonly confidence?: Confidence | undefined;
}

/** An attempt as stored on the device until the server has it: ids, letters and seconds only. */
export interface JournalRecord {
  readonly version: typeof JOURNAL_VERSION;
  readonly userId: string;
  readonly quizId: string;
  /** In quiz order. */
  readonly items: readonly JournalItem[];
  /** From 1. */
  readonly currentItem: number;
  /** Remaining seconds; null with the timer off. */
  readonly secondsLeft: number | null;
  /** `submitting`: the block has ended, its answers are final and belong to the outbox. */
  readonly phase: 'sitting' | 'submitting';
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
}

/** Decodes a record field by field; undefined for damaged or newer ones. */
export function decodeJournalRecord(value: unknown): JournalRecord | undefined {
  return tryDecode(() => {
    const fields = fieldsOf(value, 'journal');
    if (fields.get('version') !== JOURNAL_VERSION) return undefined;
    const secondsLeft = fields.get('secondsLeft');
    return {
      version: JOURNAL_VERSION,
      userId: id(fields.get('userId')),
      quizId: id(fields.get('quizId')),
      items: array(fields.get('items'), decodeItem),
      currentItem: Math.max(1, wholeNumber(fields.get('currentItem'), 1)),
      secondsLeft: typeof secondsLeft === 'number' ? Math.max(0, secondsLeft) : null,
      phase: fields.get('phase') === 'submitting' ? 'submitting' : 'sitting',
      updatedAt: wholeNumber(fields.get('updatedAt')),
    };
  });
}

function decodeItem(row: unknown): JournalItem {
  const fields = fieldsOf(row, 'journal item');
  const seconds = fields.get('seconds');
  return {
    questionId: id(fields.get('questionId')),
    answer: [stringOr(fields.get('answer'))].find(isLetter) ?? '',
    tried: stringList(fields.get('tried')).filter(isLetter),
    triedAt: tryDecode(() => array(fields.get('triedAt'), (time) => numberOr(time, -1))) ?? [],
    marked: boolean(fields.get('marked')),
    strikes: stringList(fields.get('strikes')).filter(isLetter),
    seconds: typeof seconds === 'number' && seconds > 0 && Number.isFinite(seconds) ? seconds : 0,
    confidence: optionalOneOf(fields.get('confidence'), CONFIDENCES),
  };
}

function isLetter(value: string): boolean {
  return /^[A-Z]$/.test(value);
}
