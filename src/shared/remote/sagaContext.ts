import type { SagaIterator } from 'redux-saga';
import type { Navigate } from '@/shared/routing/navigator';
import { getContext } from '@/shared/store/effects';
import type { Http } from './http';

/** Names of the analytics events; the app adds its own by declaration merging. @public */
export interface EventNames {
  readonly 'web vital': true;
}

/** Sends an event; never a token, a name or an e-mail. */
export type Track = (
  name: keyof EventNames,
  properties?: Readonly<Record<string, string | number | boolean>>,
) => void;

/** Injected so that tests can set the time. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export interface SagaContext {
  readonly http: Http;
  readonly navigate: Navigate;
  readonly clock: Clock;
  readonly track: Track;
  readonly onError: (cause: unknown) => void;
}

/** One dependency, typed: `const http = yield* getDependency('http')`. */
export function* getDependency<Key extends keyof SagaContext>(key: Key): SagaIterator<SagaContext[Key]> {
  return yield* getContext<SagaContext[Key]>(key);
}
