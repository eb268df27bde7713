import { CANCEL } from 'redux-saga';

/**
 * Runs work that is aborted when the waiting saga is canceled: `yield* call(() => abortable(…))`. A `finally`
 * with `cancelled()` would do the same, but a saga that entered it by `yield*` would continue after its own
 * cancellation, as if the work had succeeded.
 */
export function abortable<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const controller = new AbortController();
  return Object.assign(work(controller.signal), { [CANCEL]: () => controller.abort() });
}
