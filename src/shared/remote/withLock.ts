import { CANCEL, type SagaIterator } from 'redux-saga';
import { acquireLock } from '@/shared/browser/webLock';
import { call } from '@/shared/store/effects';

/**
 * Runs work that is aborted when the waiting saga is canceled: `yield* call(() => abortable(…))`. A `finally`
 * with `cancelled()` would do the same, but a saga that entered it by `yield*` would continue after its own
 * cancellation, as if the work had succeeded.
 */
function abortable<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const controller = new AbortController();
  return Object.assign(work(controller.signal), { [CANCEL]: () => controller.abort() });
}

/** Runs `work` while no other tab runs anything under the same lock name. */
export function* withLock<Result>(name: string, work: () => SagaIterator<Result>): SagaIterator<Result> {
  const release = yield* call(() => abortable((signal) => acquireLock(name, signal)));
  try {
    return yield* work();
  } finally {
    release();
  }
}
