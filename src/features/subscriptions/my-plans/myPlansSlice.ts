import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ActivePlan } from '@/shared/api/activePlan';
import { sliceSelector } from '@/shared/store/rootState';

interface DeskState {
  /** Stays inline until the next try (robustness 22). */
  readonly selectProblem: string | undefined;
}

const initialState: DeskState = { selectProblem: undefined };
const begin = (): DeskState => initialState;

/** How the last 'Select' among one's plans went. */
export const deskSlice = createSlice({
  name: 'subscriptions/desk',
  initialState: begin,
  reducers: {
    deskOpened: begin,
    selectingBegan: begin,
    selectingFailed: (_, { payload }: PayloadAction<string>): DeskState => ({ selectProblem: payload }),
  },
});

export const { deskOpened, selectingBegan, selectingFailed } = deskSlice.actions;

/** 'Select' was pressed in a plan's row. */
export const planChosen = createAction<ActivePlan>('subscriptions/planChosen');

/** What the desk is busy with. */
export const selectDesk = sliceSelector(deskSlice.reducerPath, initialState);
