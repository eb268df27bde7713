import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { DayBlock } from '@/domain/exam-day/days';
import { rootReducer } from '@/shared/store/rootReducer';

/** What is known of an exam before its quiz exists or is loaded: its frame shows it from the click on. */
export interface AwaitedExam {
  readonly items: number;
  /** The one that will be shown, from 1; the first if omitted. */
  readonly item?: number;
  readonly timerOn: boolean;
  readonly tutorOn: boolean;
  /** Which block of an exam day it is. */
  readonly dayBlock?: DayBlock | undefined;
}

/** Replaces the quiz's id in the paths of the frame. It is no id: browsers remove it from an address. */
export const NO_QUIZ = '.';
export const awaitedPath = (tutorOn: boolean): string => `/exam/${NO_QUIZ}/1${tutorOn ? '/tutor/true' : ''}`;

interface AwaitedState {
  readonly exam: AwaitedExam | undefined;
}

const initialState: AwaitedState = { exam: undefined };

const slice = createSlice({
  name: 'awaitedExam',
  initialState,
  reducers: {
    /** The frame replaces the page, which stays as it is below it. */
    examAwaited: (_, { payload }: PayloadAction<AwaitedExam>): AwaitedState => ({ exam: payload }),
    /** There is no quiz after all, or the exam was left: the page is shown again. */
    examAwaitEnded: () => initialState,
  },
  selectors: { selectAwaitedExam: ({ exam }): AwaitedExam | undefined => exam },
});

declare module '@/shared/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

const awaitedExamSlice = slice.injectInto(rootReducer);
export const { examAwaited, examAwaitEnded } = awaitedExamSlice.actions;
export const { selectAwaitedExam } = awaitedExamSlice.selectors;
