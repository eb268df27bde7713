import { stores } from '@/domain/stores';
import { boolean, id } from '@/shared/api/decode';
import { type Decoded, entity } from '@/shared/api/entity';
import { deviceRecord } from '@/shared/storage/deviceRecord';

const decodeBlock = entity('block record', ['blockId'], {
  userId: id,
  quizId: id,
  blockId: id,
  /** Its exam page was left: the end must be sent. */
  isLeft: boolean,
});
export type FeedbackBlockRecord = Decoded<typeof decodeBlock>;

/** Feedback blocks whose end the server has not confirmed, by the block's id. */
export const feedbackBlocks = deviceRecord({
  store: stores.feedbackBlocks,
  decode: decodeBlock,
  accepts: (block, { userId }) => block.userId === userId,
});

export const writeFeedbackBlock = (block: FeedbackBlockRecord): Promise<void> =>
  feedbackBlocks.write(block.userId, block.blockId, block);

export const listFeedbackBlocks = async (userId: string): Promise<readonly FeedbackBlockRecord[]> =>
  (await feedbackBlocks.list(userId)).map(({ value }) => value);

/** Name of the Web Lock held by the tab that shows the block. */
export const feedbackBlockLock = (blockId: string): string => `qlearn-block-${blockId}`;
