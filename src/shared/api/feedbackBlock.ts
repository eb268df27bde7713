import { created } from './created';
import { post, put } from './endpoint';
import { bodyIgnored } from './ignored';

/** Started before a review or a tutor's attempt, ended when it is left; the feedback in between belongs to it. */
export interface FeedbackBlock {
  readonly blockId: string;
  readonly quizId: string;
}

export const startBlock = post('startBlock', '/quiz/block', created('blockId', 'block'), {
  request: ({ userId, quizId }: { readonly userId: string; readonly quizId: string }) => ({
    body: { userId, quizId },
  }),
});

export const endBlock = put('endBlock', '/quiz/block/:blockId/end', bodyIgnored(), {
  request: ({ blockId, userId, quizId }: FeedbackBlock & { readonly userId: string }) => ({
    segments: { blockId },
    body: { userId, quizId },
  }),
});
