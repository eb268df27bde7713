import type { FeedbackBlockRef } from '@/domain/outbox/outboxSlice';
import { boolean, fieldsOf, id } from '@/shared/api/decode';
import { DecodeError } from '@/shared/api/reading';
import type { RecordOwner } from '@/shared/storage/records';
import { recordStore } from '@/shared/storage/recordStore';

const VERSION = 1;

/** A feedback block whose end the server has not confirmed. */
export interface FeedbackBlockRecord extends FeedbackBlockRef {
  /** Its exam page was left: the end must be sent. */
  readonly isLeft: boolean;
}

const store = recordStore('blocks', { decode: decodeBlock });

/** Open feedback blocks on the device, under their user's id. */
export const feedbackBlockStorage = {
  write: (record: FeedbackBlockRecord): Promise<void> =>
    store.write(record.userId, record.blockId, { version: VERSION, ...record }),

  read: store.read,

  list: async (userId: string): Promise<readonly FeedbackBlockRecord[]> =>
    (await store.list(userId)).map(({ value }) => value),

  remove: store.remove,
} as const;

/** Name of the Web Lock held by the tab that shows the block. */
export const feedbackBlockLock = (blockId: string): string => `qlearn-block-${blockId}`;

function decodeBlock(value: unknown, { userId }: RecordOwner): FeedbackBlockRecord {
  const fields = fieldsOf(value, 'block record');
  if (fields.get('version') !== VERSION) throw new DecodeError(`version ${VERSION}`, fields.get('version'));
  return {
    userId,
    quizId: id(fields.get('quizId')),
    blockId: id(fields.get('blockId')),
    isLeft: boolean(fields.get('isLeft')),
  };
}
