import {
  feedbackBlockLock,
  type FeedbackBlockRecord,
  listBlocks,
} from '@/domain/outbox/reviews/feedbackBlockRecord';
import { tryLock } from '@/shared/browser/webLock';
import { localEntries } from '@/shared/storage/localEntries';

export interface FeedbackBlockClaim {
  readonly blockId: string;
  readonly release: () => void;
}

/**
 * Claims a started block of this quiz that no tab holds: the one that led here, else one left by a reload or
 * a closed tab. Undefined where there is none, or after abort.
 */
export async function claimBlock(
  userId: string,
  quizId: string,
  signal: AbortSignal,
): Promise<FeedbackBlockClaim | undefined> {
  const records = await listBlocks(userId);
  for (const blockId of candidates(records, quizId)) {
    if (isAborted(signal)) return undefined;
    const release = await tryLock(feedbackBlockLock(blockId));
    if (release === undefined) continue;
    // Aborted meanwhile: release the block for the next claim.
    if (isAborted(signal)) release();
    else return { blockId, release };
  }
  return undefined;
}

const isAborted = ({ aborted }: AbortSignal): boolean => aborted;

/**
 * The block in local storage first: it is the latest, and may not be in IndexedDB, or storage may be denied.
 */
function candidates(records: readonly FeedbackBlockRecord[], quizId: string): readonly string[] {
  const kept = localEntries.feedbackBlockId.read();
  const open = records
    .filter((record) => record.quizId === quizId && !record.isLeft)
    .map(({ blockId }) => blockId);
  const isKnown = records.some(({ blockId }) => blockId === kept);
  const first = kept !== undefined && (!isKnown || open.includes(kept)) ? [kept] : [];
  return [...first, ...open.filter((blockId) => blockId !== kept)];
}

/** Claims a block that was just started: no other tab can hold it. */
export function holdNewBlock(blockId: string): FeedbackBlockClaim {
  const lock = tryLock(feedbackBlockLock(blockId));
  return { blockId, release: () => void lock.then((release) => release?.()) };
}
