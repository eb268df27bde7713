import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '@/shared/store/rootState';
import type { SliceModule } from '@/shared/store/storeModule';
import { loggedOut } from '@/shared/store/loggedOut';

interface GrowingReducer {
  readonly reducer: Reducer<RootState>;
  /** Adds a slice; returns whether it is new. */
  readonly inject: (slice: SliceModule) => boolean;
}

/** Reducer of a store whose slices are injected lazily. LOGGED_OUT resets every slice. */
export function createGrowingReducer(): GrowingReducer {
  const slices = new Map<string, SliceModule>();

  function reducer(state: RootState = {}, action: UnknownAction): RootState {
    const before: RootState = loggedOut.match(action) ? {} : state;
    const after: Record<string, unknown> = {};
    let isSame = before === state;
    for (const [path, slice] of slices) {
      after[path] = slice.reducer(before[path], action);
      isSame &&= after[path] === state[path];
    }
    return isSame ? state : after;
  }

  function inject(slice: SliceModule): boolean {
    if (slices.has(slice.reducerPath)) return false;
    slices.set(slice.reducerPath, slice);
    return true;
  }

  return { reducer, inject };
}
