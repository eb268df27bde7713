import type { Dispatch, Store } from '@reduxjs/toolkit';
import { useSelector as useAnySelector, useDispatch, useStore } from 'react-redux';
import type { RootState } from './rootReducer';

export const useAppDispatch = useDispatch.withTypes<Dispatch>();
export const useSelector = useAnySelector.withTypes<RootState>();
/** The store itself, for reading inside event handlers. */
export const useAppStore = useStore.withTypes<Store<RootState>>();
