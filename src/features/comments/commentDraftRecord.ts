import { stores } from '@/domain/stores';
import { optionalString, stringOr } from '@/shared/api/decode';
import { type Decoded, entity } from '@/shared/api/entity';
import { deviceRecord } from '@/shared/storage/deviceRecord';

const decodeDraft = entity('comment draft', ['text'], { text: stringOr, replyTo: optionalString });
export type CommentText = Decoded<typeof decodeDraft>;

/** The unsent comment on each question, and the comment it replies to. */
export const commentDrafts = deviceRecord({
  store: stores.drafts,
  prefix: 'comment/',
  decode: decodeDraft,
});
