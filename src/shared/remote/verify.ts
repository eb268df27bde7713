import type { SagaIterator } from 'redux-saga';
import { call } from '@/shared/store/effects';
import { RemoteError } from './remoteError';

/** What the server reports about a write whose outcome was unclear. */
type Verdict<Data> =
  | { readonly isDone: true; readonly data: Data }
  | { readonly isDone: false; readonly message?: string };

/** Reads the server to find out whether a write was done. Throws RemoteError. */
export type Verify<Args, Data> = (args: Args) => SagaIterator<Verdict<Data>>;

const NOT_DONE = 'The server did not answer. It was asked again: nothing has been changed yet.';

/**
 * Returns the data of a write that turned out to be done. Throws RemoteError: unclear as long as the server
 * cannot be read, with the reason if the write was not done.
 */
export function* verifyUnclear<Args, Data>(verify: Verify<Args, Data>, args: Args): SagaIterator<Data> {
  let verdict: Verdict<Data>;
  try {
    verdict = yield* call(verify, args);
  } catch {
    throw new RemoteError({ status: 500, unclear: true });
  }
  if (verdict.isDone) return verdict.data;
  throw new RemoteError({ status: 500, serverMessage: verdict.message ?? NOT_DONE });
}
