import type { FeedbackBlockRef } from '@/domain/outbox/outboxSlice';
import { boolean, fieldsOf, id, tryDecode } from '@/shared/api/decode';
import { DecodeError } from '@/shared/api/reading';
import { recordStore } from '@/shared/storage/database';

const VERSION = 1;

/** A feedback block whose end the server has not confirmed. */
export interface FeedbackBlockRecord extends FeedbackBlockRef {
  /** Its exam page was left: the end must be sent. */
  readonly isLeft: boolean;
}

const store = recordStore('blocks');

/** Open feedback blocks on the device, under their user's id. */
export const feedbackBlockStorage = {
  write: (record: FeedbackBlockRecord): Promise<void> =>
    store.write(record.userId, record.blockId, { version: VERSION, ...record }),

  read: async (userId: string, blockId: string): Promise<FeedbackBlockRecord | undefined> =>
    decodeBlock(userId, await store.read(userId, blockId)),

  list: async (userId: string): Promise<readonly FeedbackBlockRecord[]> =>
    (await store.list(userId)).flatMap(({ value }) => decodeBlock(userId, value) ?? []),

  remove: (userId: string, blockId: string): Promise<void> => store.remove(userId, blockId),
} as const;

/** Name of the Web Lock held by the tab that shows the block. */
export const feedbackBlockLock = (blockId: string): string => `qlearn-block-${blockId}`;

function decodeBlock(userId: string, value: unknown): FeedbackBlockRecord | undefined {
  return tryDecode(() => {
    const fields = fieldsOf(value, 'block record');
    if (fields.get('version') !== VERSION) throw new DecodeError(`version ${VERSION}`, fields.get('version'));
    return {
      userId,
      quizId: id(fields.get('quizId')),
      blockId: id(fields.get('blockId')),
      isLeft: boolean(fields.get('isLeft')),
    };
  });
}
