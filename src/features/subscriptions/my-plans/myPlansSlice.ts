import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ActivePlan } from '@/shared/api/activePlan';
import { sliceSelector } from '@/shared/store/rootState';

interface MyPlansState {
  /** Stays inline until the next try (robustness 22). */
  readonly selectProblem: string | undefined;
}

const initialState: MyPlansState = { selectProblem: undefined };
const begin = (): MyPlansState => initialState;

/** How the last 'Select' among one's plans went. */
export const myPlansSlice = createSlice({
  name: 'subscriptions/desk',
  initialState: begin,
  reducers: {
    myPlansOpened: begin,
    selectingBegan: begin,
    selectingFailed: (_, { payload }: PayloadAction<string>): MyPlansState => ({ selectProblem: payload }),
  },
});

export const { myPlansOpened, selectingBegan, selectingFailed } = myPlansSlice.actions;

/** 'Select' was pressed in a plan's row. */
export const planSelected = createAction<ActivePlan>('subscriptions/planChosen');

/** What the desk is busy with. */
export const selectMyPlans = sliceSelector(myPlansSlice.reducerPath, initialState);
