import type { SagaIterator } from 'redux-saga';
import { getContext } from 'redux-saga/effects';
import type { Navigate } from '@/shared/routing/navigator';
import type { Http } from './http';

/** What is told of, in the words of the contract, section Events, and of ours in their manner. */
export type EventName =
  | 'menu item opened'
  | 'quiz created'
  | 'quiz completed'
  | 'review started'
  | 'session ended'
  | 'session started'
  | 'video opened';

/** Tells of an event; never a token, a name or an e-mail. */
export type Track = (
  name: EventName,
  properties?: Readonly<Record<string, string | number | boolean>>,
) => void;

/** The time, so that tests can set it. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** What every saga may use of the outside world. */
export interface SagaContext {
  readonly http: Http;
  readonly navigate: Navigate;
  readonly clock: Clock;
  readonly track: Track;
}

/** One thing of the context, typed: `const http = yield* fromContext('http')`. */
export function* getDependency<Key extends keyof SagaContext>(key: Key): SagaIterator<SagaContext[Key]> {
  const value: SagaContext[Key] = yield getContext(key);
  return value;
}
