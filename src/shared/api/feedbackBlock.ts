import { created } from './created';
import { post, put } from './endpoint';
import { bodyIgnored } from './ignored';

/** Started before a review or a tutor's attempt, ended when it is left; the feedback in between belongs to it. */
export interface FeedbackBlock {
  readonly blockId: string;
  readonly quizId: string;
}

export const startBlock = post({
  id: 'startBlock',
  path: '/quiz/block',
  request: ({ userId, quizId }: { readonly userId: string; readonly quizId: string }) => ({
    body: { userId, quizId },
  }),
  decode: created('blockId', 'block'),
});

export const endBlock = put({
  id: 'endBlock',
  path: '/quiz/block/:blockId/end',
  request: ({ blockId, userId, quizId }: FeedbackBlock & { readonly userId: string }) => ({
    segments: { blockId },
    body: { userId, quizId },
  }),
  decode: bodyIgnored(),
});
