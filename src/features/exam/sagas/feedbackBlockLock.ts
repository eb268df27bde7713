import {
  type FeedbackBlockRecord,
  feedbackBlockStorage,
  feedbackBlockLock,
} from '@/domain/outbox/feedbackBlockStorage';
import { tryLock } from '@/shared/browser/webLock';
import { localEntries } from '@/shared/storage/localEntries';

/** The feedback block that this tab, and no other, is in. */
export interface FeedbackBlockClaim {
  readonly blockId: string;
  readonly release: () => void;
}

/**
 * The block of this quiz that was started and that no tab is in: the one that led here, else one that a reload or a
 * closed tab has left. Undefined where there is none, or when the signal was aborted.
 */
export async function claimBlock(
  userId: string,
  quizId: string,
  signal: AbortSignal,
): Promise<FeedbackBlockClaim | undefined> {
  const records = await feedbackBlockStorage.list(userId);
  for (const blockId of candidates(records, quizId)) {
    if (isAborted(signal)) return undefined;
    const release = await tryLock(feedbackBlockLock(blockId));
    if (release === undefined) continue;
    // Left while the browser was asked: the block is free for who comes next.
    if (isAborted(signal)) release();
    else return { blockId, release };
  }
  return undefined;
}

const isAborted = ({ aborted }: AbortSignal): boolean => aborted;

/** The one kept by name first: it is the latest. It may be on no disk yet, or the disk be denied. */
function candidates(records: readonly FeedbackBlockRecord[], quizId: string): readonly string[] {
  const kept = localEntries.feedbackBlockId.read();
  const open = records
    .filter((record) => record.quizId === quizId && !record.isLeft)
    .map(({ blockId }) => blockId);
  const isKnown = records.some(({ blockId }) => blockId === kept);
  const first = kept !== undefined && (!isKnown || open.includes(kept)) ? [kept] : [];
  return [...first, ...open.filter((blockId) => blockId !== kept)];
}

/** A block that has just been started: nobody else can be in it. */
export function holdNewBlock(blockId: string): FeedbackBlockClaim {
  const lock = tryLock(feedbackBlockLock(blockId));
  return { blockId, release: () => void lock.then((release) => release?.()) };
}
