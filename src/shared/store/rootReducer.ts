import { combineSlices } from '@reduxjs/toolkit';

/**
 * State of each slice by path: `interface LazyLoadedSlices extends WithSlice<typeof slice> {}` in the slice's module.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by the slices, which are loaded with the screens
export interface LazyLoadedSlices {}

/** 'feature/call': path of the state of a remote call, and prefix of its action types. */
export type CallPath = `${string}/${string}`;

/** The store's state. A slice is absent until its code is loaded. A remote call is read only by its own selectors. */
export type RootState = Readonly<Partial<LazyLoadedSlices>> & Readonly<Partial<Record<CallPath, unknown>>>;

/** Slices and remote calls inject themselves where they are declared: `slice.injectInto(rootReducer)`. */
export const rootReducer = combineSlices().withLazyLoadedSlices<LazyLoadedSlices>();
