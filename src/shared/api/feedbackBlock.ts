/** Contract, section Taking, submitting, reviewing: the block that feedback of one sitting belongs to. */
import { empty, entityFields, field, id, stringOr } from './decode';
import type { Endpoint } from './endpoint';

/** Made by startBlock before a review or a tutor sitting, ended when it is left. */
export interface FeedbackBlock {
  readonly blockId: string;
  readonly quizId: string;
}

/** `blockId`, else `id`. Throws `DecodeError`. */
export function decodeFeedbackBlock(body: unknown): FeedbackBlock {
  const fields = entityFields(body, 'FeedbackBlock', 'blockId', 'id');
  return { blockId: id(field(fields, 'blockId', 'id')), quizId: stringOr(fields.get('quizId')) };
}

/** Contract call `startBlock`: opens the block that feedback is given in. */
export const startBlock: Endpoint<{ readonly userId: string; readonly quizId: string }, FeedbackBlock> = {
  id: 'startBlock',
  method: 'POST',
  path: '/quiz/block',
  bearer: 'required',
  request: ({ userId, quizId }) => ({ body: { userId, quizId } }),
  decode: decodeFeedbackBlock,
};

/** Nobody waits for the answer, so that any 200 will do. */
export const endBlock: Endpoint<
  { readonly blockId: string; readonly userId: string; readonly quizId: string },
  undefined
> = {
  id: 'endBlock',
  method: 'PUT',
  path: '/quiz/block/:blockId/end',
  bearer: 'required',
  request: ({ blockId, userId, quizId }) => ({ segments: { blockId }, body: { userId, quizId } }),
  decode: empty,
};
