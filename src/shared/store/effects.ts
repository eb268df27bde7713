import type { Action } from '@reduxjs/toolkit';
import type { EventChannel, SagaIterator, Task } from 'redux-saga';
/* eslint-disable @typescript-eslint/no-unsafe-return, no-restricted-imports -- the value of a raw effect is untyped; it gets its type here, once */
import * as raw from 'redux-saga/effects';
import type { RootState } from './rootReducer';

// The effects that return a value, with its type: `const user = yield* select(selectUser)`. Effects without a
// value (`put`, `fork`, `takeEvery`) come from redux-saga. None of these has a `finally`, so a flow that is
// canceled inside one of them ends there.

export function* select<Args extends unknown[], Value>(
  selector: (root: RootState, ...args: Args) => Value,
  ...args: Args
): SagaIterator<Value> {
  return yield raw.select(selector, ...args);
}

/** Runs `work` as a separate task and returns what it returns or resolves to; throws what it throws. */
export function* call<Args extends unknown[], Value>(
  work: (...args: Args) => SagaIterator<Value> | Promise<Value> | Value,
  ...args: Args
): SagaIterator<Value> {
  return yield raw.call<(...args: Args) => unknown>(work, ...args);
}

/**
 * Like redux-saga's, for when the task is needed in order to cancel it. A failure of the task ends the flow,
 * uncaught.
 */
export function* fork<Args extends unknown[]>(
  work: (...args: Args) => SagaIterator<unknown>,
  ...args: Args
): SagaIterator<Task> {
  return yield raw.fork(work, ...args);
}

export function* delay(milliseconds: number): SagaIterator<void> {
  yield raw.delay(milliseconds);
}

interface ActionCreator<Taken extends Action> {
  readonly match: (action: unknown) => action is Taken;
}
type AnyPattern = readonly ActionCreator<Action>[] | ((action: Action) => boolean);
type ChannelEvent = object | string | boolean;

/** The next matching action, or the next event of a channel. */
export function take<Taken extends Action>(creator: ActionCreator<Taken>): SagaIterator<Taken>;
export function take(pattern: AnyPattern): SagaIterator<Action>;
export function take<Event extends ChannelEvent>(channel: EventChannel<Event>): SagaIterator<Event>;
export function* take(
  source: ActionCreator<Action> | AnyPattern | EventChannel<ChannelEvent>,
): SagaIterator<unknown> {
  if ('flush' in source) return yield raw.take(source);
  return yield raw.take((action: Action) => fits(source, action));
}

/** The events that a channel has buffered. */
export function* flush<Event extends ChannelEvent>(
  channel: EventChannel<Event>,
): SagaIterator<readonly Event[]> {
  return yield raw.flush(channel);
}

function fits(pattern: ActionCreator<Action> | AnyPattern, action: Action): boolean {
  if ('match' in pattern) return pattern.match(action);
  return typeof pattern === 'function' ? pattern(action) : pattern.some(({ match }) => match(action));
}

type Values<Branches> = {
  readonly [Key in keyof Branches]?: Branches[Key] extends SagaIterator<infer Value> ? Value : never;
};

/** The first branch that ends cancels the others; only its key has a value. */
export function* race<Branches extends Readonly<Record<string, SagaIterator<unknown>>>>(
  branches: Branches,
): SagaIterator<Values<Branches>> {
  const tasks = Object.entries(branches).map(([key, branch]) => [key, raw.call(() => branch)] as const);
  return yield raw.race(Object.fromEntries(tasks));
}

type Results<Branches> = {
  readonly [Key in keyof Branches]: Branches[Key] extends SagaIterator<infer Value> ? Value : never;
};

/** Runs the branches in parallel; a failure of one cancels the others. */
export function* all<const Branches extends readonly SagaIterator<unknown>[]>(
  branches: Branches,
): SagaIterator<Results<Branches>> {
  return yield raw.all(branches.map((branch) => raw.call(() => branch)));
}

/** In a `finally`: whether the task was canceled. */
export function* cancelled(): SagaIterator<boolean> {
  return yield raw.cancelled();
}

/** A value of the saga middleware's context; read it by `getDependency`, which knows its type. */
export function* getContext<Value>(key: string): SagaIterator<Value> {
  return yield raw.getContext(key);
}

/** A saga that runs as long as the store, or until the session ends. */
export type WatcherSaga = () => SagaIterator<void>;
