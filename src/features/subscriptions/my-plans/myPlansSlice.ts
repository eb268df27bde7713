import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ActivePlan } from '@/shared/api/activePlan';
import type { RootState } from '@/shared/store/rootState';

declare module '@/shared/store/rootState' {
  interface LazySlices {
    readonly 'subscriptions/desk': MyPlansState;
  }
}

interface MyPlansState {
  /** Stays inline until the next try. */
  readonly selectProblem: string | undefined;
}

const initialState: MyPlansState = { selectProblem: undefined };
const begin = (): MyPlansState => initialState;

/** Outcome of the last 'Select'. */
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

/** 'Select' was clicked in a plan's row. */
export const planSelected = createAction<ActivePlan>('subscriptions/planChosen');

/** State of the section. */
export const selectMyPlans = (root: RootState): MyPlansState => root['subscriptions/desk'] ?? initialState;
