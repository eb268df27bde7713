import { stringOr, wholeNumber } from './decode';
import { get, put } from './endpoint';
import { type Decoded, entity } from './entity';
import { bodyIgnored } from './ignored';

/** Missing counts read as 0. */
export const decodeUserActivity = entity('UserActivity', ['userId'], {
  userId: stringOr,
  quizAccessCount: wholeNumber,
  questionAttemptCount: wholeNumber,
  videoAccessCount: wholeNumber,
});

export type UserActivity = Decoded<typeof decodeUserActivity>;

/** A use to count: a created quiz with its number of questions, or an opened video. */
export type ActivityEntry =
  | { readonly kind: 'quiz'; readonly userId: string; readonly questionAttemptCount: number }
  | { readonly kind: 'video'; readonly userId: string };

export const getActivity = get('getActivity', '/useractivity/user/:userId', decodeUserActivity);

export const putActivity = put('putActivity', '/useractivity/user/:userId', bodyIgnored(decodeUserActivity), {
  request: (entry: ActivityEntry) => ({
    segments: { userId: entry.userId },
    body:
      entry.kind === 'quiz'
        ? { userId: entry.userId, quizAccessCount: 1, questionAttemptCount: entry.questionAttemptCount }
        : { userId: entry.userId, videoAccessCount: 1 },
  }),
});
