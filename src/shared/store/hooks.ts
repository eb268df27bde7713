import type { Dispatch, Store } from '@reduxjs/toolkit';
import { useDispatch, useSelector as useAnySelector, useStore } from 'react-redux';
import type { RootState } from './rootState';

/** `useDispatch` of the app's store. */
export const useAppDispatch = useDispatch.withTypes<Dispatch>();
/** `useSelector` that knows the app's state; everything reads the store through this one. */
export const useSelector = useAnySelector.withTypes<RootState>();
/** The store itself, for reading at the moment of an event. */
export const useAppStore = useStore.withTypes<Store<RootState>>();
