/** Contract, section Account: how much a user has used. */
import { wholeNumber, entityFields, stringOr } from './decode';
import type { Endpoint } from './endpoint';

/** What a user has used so far: quizzes made, questions in them, videos opened. */
export interface UserActivity {
  readonly userId: string;
  readonly quizAccessCount: number;
  readonly questionAttemptCount: number;
  readonly videoAccessCount: number;
}

/** One use to be counted: a quiz that was created, with the number of its questions, or a video opened. */
export type ActivityEntry =
  | { readonly kind: 'quiz'; readonly userId: string; readonly questionAttemptCount: number }
  | { readonly kind: 'video'; readonly userId: string };

/** Missing counts read as 0. Throws `DecodeError`. */
export function decodeUserActivity(body: unknown): UserActivity {
  const fields = entityFields(body, 'UserActivity', 'userId');
  return {
    userId: stringOr(fields.get('userId')),
    quizAccessCount: wholeNumber(fields.get('quizAccessCount')),
    questionAttemptCount: wholeNumber(fields.get('questionAttemptCount')),
    videoAccessCount: wholeNumber(fields.get('videoAccessCount')),
  };
}

/** Contract call `getActivity`. */
export const getActivity: Endpoint<{ readonly userId: string }, UserActivity> = {
  id: 'getActivity',
  method: 'GET',
  path: '/useractivity/user/:userId',
  bearer: 'required',
  request: ({ userId }) => ({ segments: { userId } }),
  decode: decodeUserActivity,
};

/** Contract call `putActivity`: adds one use to what is counted. */
export const putActivity: Endpoint<ActivityEntry, UserActivity> = {
  id: 'putActivity',
  method: 'PUT',
  path: '/useractivity/user/:userId',
  bearer: 'required',
  request: (entry) => ({
    segments: { userId: entry.userId },
    body:
      entry.kind === 'quiz'
        ? { userId: entry.userId, quizAccessCount: 1, questionAttemptCount: entry.questionAttemptCount }
        : { userId: entry.userId, videoAccessCount: 1 },
  }),
  decode: decodeUserActivity,
};
