import { empty, id, stringOr } from './decode';
import { post, put } from './endpoint';
import { aliased, type Decoded, entity } from './entity';

export const decodeFeedbackBlock = entity('FeedbackBlock', ['blockId', 'id'], {
  blockId: aliased(id, 'blockId', 'id'),
  quizId: stringOr,
});

/** Started before a review or a tutor's attempt, ended when it is left; the feedback in between belongs to it. */
export type FeedbackBlock = Decoded<typeof decodeFeedbackBlock>;

export const startBlock = post({
  id: 'startBlock',
  path: '/quiz/block',
  request: ({ userId, quizId }: { readonly userId: string; readonly quizId: string }) => ({
    body: { userId, quizId },
  }),
  decode: decodeFeedbackBlock,
});

/** The response is not used: any 200 will do. */
export const endBlock = put({
  id: 'endBlock',
  path: '/quiz/block/:blockId/end',
  request: ({ blockId, userId, quizId }: FeedbackBlock & { readonly userId: string }) => ({
    segments: { blockId },
    body: { userId, quizId },
  }),
  decode: empty,
});
