import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ActivePlan } from '@/shared/contract/activePlan';
import { sliceSelector } from '@/shared/remote/rootState';

interface DeskState {
  /** The plan whose ending is being asked about; a copy, so that the dialog keeps its words while plans reload. */
  readonly ending: ActivePlan | undefined;
  readonly isEndingSent: boolean;
  /** Stays inline until the next try (robustness 22). */
  readonly endProblem: string | undefined;
  readonly selectProblem: string | undefined;
}

const initialState: DeskState = {
  ending: undefined,
  isEndingSent: false,
  endProblem: undefined,
  selectProblem: undefined,
};
const begin = (): DeskState => initialState;

/** What is being done with the plans that one has. */
export const deskSlice = createSlice({
  name: 'subscriptions/desk',
  initialState: begin,
  reducers: {
    deskOpened: begin,
    endingAsked: (_, { payload }: PayloadAction<ActivePlan>): DeskState => ({
      ...initialState,
      ending: payload,
    }),
    endingDropped: begin,
    endingSent: (state): DeskState => ({ ...state, isEndingSent: true, endProblem: undefined }),
    endingFailed: (state, { payload }: PayloadAction<string>): DeskState => ({
      ...state,
      isEndingSent: false,
      endProblem: payload,
    }),
    endingDone: begin,
    selectingBegan: (state): DeskState => ({ ...state, selectProblem: undefined }),
    selectingFailed: (state, { payload }: PayloadAction<string>): DeskState => ({
      ...state,
      selectProblem: payload,
    }),
  },
});

export const {
  deskOpened,
  endingAsked,
  endingDropped,
  endingSent,
  endingFailed,
  endingDone,
  selectingBegan,
  selectingFailed,
} = deskSlice.actions;

/** 'Select' was pressed in a plan's row. */
export const planChosen = createAction<ActivePlan>('subscriptions/planChosen');
/** 'End Subscription' was pressed in the dialog. */
export const endingConfirmed = createAction<ActivePlan>('subscriptions/endingConfirmed');

export const selectDesk = sliceSelector(deskSlice.reducerPath, initialState);
