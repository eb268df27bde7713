import type { Store } from '@reduxjs/toolkit';
import { useCallback, useSyncExternalStore } from 'react';
import type { Attempt, AttemptItem } from '@/features/exam/attempt/attemptModel';
import { useAppStore } from '@/shared/store/hooks';
import type { RootState } from '@/shared/store/rootReducer';
import { selectOpenExam } from './examSlice';

type Listeners = Map<number, Set<() => void>>;

const listenersOf = new WeakMap<Store<RootState>, Listeners>();

const attemptOf = (store: Store<RootState>): Attempt | undefined => selectOpenExam(store.getState())?.attempt;

/**
 * All navigator buttons share one subscription, which notifies only those whose item has changed: 400 subscriptions
 * would cost more than the change itself.
 */
export function useItemOfBlock(index: number): {
  readonly item: AttemptItem | undefined;
  readonly isCurrent: boolean;
} {
  const store = useAppStore();
  const subscribe = useCallback((notify: () => void) => listen(store, index, notify), [store, index]);
  const item = useSyncExternalStore(subscribe, () => attemptOf(store)?.items[index]);
  const isCurrent = useSyncExternalStore(subscribe, () => attemptOf(store)?.current === index);
  return { item, isCurrent };
}

function listen(store: Store<RootState>, index: number, notify: () => void): () => void {
  let listeners = listenersOf.get(store);
  if (listeners === undefined) {
    listeners = new Map();
    listenersOf.set(store, listeners);
    follow(store, listeners);
  }
  const ofItem = listeners.get(index) ?? new Set();
  listeners.set(index, ofItem.add(notify));
  return () => void ofItem.delete(notify);
}

/** For the life of the store; garbage-collected with its listeners. */
function follow(store: Store<RootState>, listeners: Listeners): void {
  let before = attemptOf(store);
  store.subscribe(() => {
    const after = attemptOf(store);
    if (after === before) return;
    const isTouched = (index: number): boolean =>
      before?.items[index] !== after?.items[index] ||
      (before?.current !== after?.current && (index === before?.current || index === after?.current));
    const touched = [...listeners].filter(([index]) => isTouched(index));
    before = after;
    for (const [, ofItem] of touched) for (const notify of ofItem) notify();
  });
}
