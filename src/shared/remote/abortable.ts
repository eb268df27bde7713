import { CANCEL } from 'redux-saga';

/**
 * Work that is aborted when the flow that waits for it is cancelled: `yield call(() => abortable(…))`. A `finally` that
 * asks `cancelled()` would do the same, but a flow that entered it by `yield*` would go on after its own cancellation, as
 * if the work had been done.
 */
export function abortable<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const controller = new AbortController();
  return Object.assign(work(controller.signal), { [CANCEL]: () => controller.abort() });
}
