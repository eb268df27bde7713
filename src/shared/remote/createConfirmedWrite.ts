import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { put, takeLeading } from 'redux-saga/effects';
import { call, select } from '@/shared/store/effects';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import { type RemoteFailure, toFailure } from './remoteError';
import type { FactoryPath, RootState } from '@/shared/store/rootState';
import { loggedOut } from '@/shared/store/loggedOut';

/** A destructive action waiting for confirmation: its target and state. */
export interface AskedAct<Target> {
  readonly target: Target;
  readonly isUnderWay: boolean;
  /** The last attempt may have succeeded: the server is read before another one. */
  readonly isUnclear: boolean;
  /** Why the last attempt failed. */
  readonly message?: string;
}

interface ActOptions<Target> {
  /** Slice path and prefix of the action types. */
  readonly name: FactoryPath;
  /** Performs it; throws RemoteError. */
  readonly perform: (target: Target) => SagaIterator<unknown>;
  /** Reads the server again and returns whether it is done; throws RemoteError. */
  readonly isDone: (target: Target) => SagaIterator<boolean>;
  /** Reloads the screen afterwards, and after a refusal that means that it was out of date. */
  readonly refresh: (target: Target) => SagaIterator<void>;
  readonly success: { readonly text: string; readonly seconds?: number | null };
  /** Error text, from the server's message where there is one. */
  readonly failure: (message: string | undefined) => string;
  /** Text where the outcome was unclear and the server does not show it as done. */
  readonly notDone?: string;
}

interface ActState<Target> {
  readonly asked: AskedAct<Target> | undefined;
}

const NOTHING_CHANGED = 'The server did not answer. It was asked again: nothing has been changed yet.';
const UNKNOWN =
  'It is not known whether this was done, because the server does not answer. It will be asked before anything is sent again.';
/** Refusals that mean that the screen is out of date. */
const OUTDATED: readonly number[] = [404, 409, 410];

/**
 * A destructive write (end, delete, cancel, refund, revoke): confirmed once, sent once; after an unclear
 * outcome the server is read before it is offered again.
 */
export function createConfirmedWrite<Target>(options: ActOptions<Target>) {
  const { name, perform, isDone, refresh, success, failure, notDone = NOTHING_CHANGED } = options;
  const asked = createAction<Target>(`${name}/asked`);
  const kept = createAction(`${name}/kept`);
  const confirmed = createAction(`${name}/confirmed`);
  const begun = createAction(`${name}/begun`);
  const done = createAction<Target>(`${name}/done`);
  const failed = createAction<{ readonly message: string; readonly isUnclear: boolean }>(`${name}/failed`);

  const initial: ActState<Target> = { asked: undefined };
  function reducer(state: ActState<Target> = initial, action: UnknownAction): ActState<Target> {
    const current = state.asked;
    if (asked.match(action)) {
      return { asked: { target: action.payload, isUnderWay: false, isUnclear: false } };
    }
    if (loggedOut.match(action) || done.match(action)) return initial;
    if (current === undefined) return state;
    if (kept.match(action)) return current.isUnderWay ? state : initial;
    if (begun.match(action)) {
      return { asked: { target: current.target, isUnderWay: true, isUnclear: current.isUnclear } };
    }
    if (failed.match(action)) {
      return { asked: { target: current.target, isUnderWay: false, ...action.payload } };
    }
    return state;
  }
  // Only this reducer writes under this path, which makes the narrowing true.
  const isOwn = (value: unknown): value is ActState<Target> => typeof value === 'object' && value !== null;
  const selectState = (root: RootState): ActState<Target> => {
    const value: unknown = root[name];
    return isOwn(value) ? value : initial;
  };

  function* attempt(): SagaIterator<void> {
    const { asked: act } = yield* select(selectState);
    if (act === undefined) return;
    yield put(begun());
    if (act.isUnclear) {
      yield* readAgain(act.target);
      return;
    }
    try {
      yield* perform(act.target);
    } catch (cause) {
      yield* afterFailure(act.target, toFailure(cause));
      return;
    }
    yield* succeed(act.target);
  }

  function* succeed(target: Target): SagaIterator<void> {
    yield put(done(target));
    yield put(notificationAdded({ severity: 'success', ...success }));
    yield* refreshQuietly(target);
  }

  function* afterFailure(target: Target, { status, message, unclear }: RemoteFailure): SagaIterator<void> {
    if (unclear) {
      yield* readAgain(target);
      return;
    }
    yield put(failed({ message: failure(message), isUnclear: false }));
    if (OUTDATED.includes(status)) yield* refreshQuietly(target);
  }

  function* readAgain(target: Target): SagaIterator<void> {
    try {
      const isIt = yield* call(isDone, target);
      if (isIt) yield* succeed(target);
      else yield put(failed({ message: notDone, isUnclear: false }));
    } catch {
      yield put(failed({ message: UNKNOWN, isUnclear: true }));
    }
  }

  function* refreshQuietly(target: Target): SagaIterator<void> {
    try {
      yield* refresh(target);
    } catch {
      // The list shows its own error with 'Try again'.
    }
  }

  function* saga(): SagaIterator<void> {
    yield takeLeading(confirmed, attempt);
  }

  return {
    reducerPath: name,
    reducer,
    saga,
    actions: { asked, kept, confirmed, done },
    select: (root: Parameters<typeof selectState>[0]) => selectState(root).asked,
  };
}

/** What `createAct` makes: reducer, saga, actions and selector of one act. */
export type Act<Target> = ReturnType<typeof createConfirmedWrite<Target>>;
