import { combineSlices, type Reducer } from '@reduxjs/toolkit';
import { logout } from '@/shared/store/logout';
import type { LazySlices, RootState } from '@/shared/store/rootState';
import type { SliceModule } from '@/shared/store/storeModule';

interface RootReducer {
  readonly reducer: Reducer<RootState>;
  /** Adds a slice; returns whether it is new. */
  readonly inject: (slice: SliceModule) => boolean;
}

/** Reducer of a store whose slices are added by the screens. LOGOUT resets every slice. */
export function createRootReducer(): RootReducer {
  const slices = combineSlices().withLazyLoadedSlices<LazySlices>();
  const injected = new Set<string>();
  return {
    reducer: (state, action) => slices(logout.match(action) ? undefined : state, action),
    inject: (slice) => {
      if (injected.has(slice.reducerPath)) return false;
      injected.add(slice.reducerPath);
      slices.inject(slice);
      return true;
    },
  };
}
