import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import {
  NO_TYPES,
  type QuestionType,
  type QuestionTypes,
  toggleType,
} from '@/domain/quiz/question-types/questionTypesModel';
import type { MedicalCategoriesMap } from '@/shared/api/category';
import type { QuizMode } from '@/shared/api/preference';
import type { PracticeTarget } from '@/shared/routing/paths';
import { rootReducer } from '@/shared/store/rootReducer';
import type { Chosen, QuizOptions } from './builderModel';
import { MAXIMUM_SEARCH } from './powerSearchModel';

type BuilderDialog = 'tutorWithTimer' | 'outOfQuestions' | 'endQuiz';

/** The user's changes on the page; undefined means unchanged: as saved, or the default (`selectors.ts`). */
interface BuilderState {
  defaultName: string;
  mode: QuizMode | undefined;
  chosen: Partial<Chosen>;
  types: QuestionTypes | undefined;
  options: Partial<QuizOptions>;
  name: string | undefined;
  amount: string | undefined;
  searchText: string;
  /** Topics stored on this device by 'Save settings'; undefined until they have been read. */
  savedTopics: MedicalCategoriesMap | undefined;
  /** Create Quiz was clicked while something is missing: each part shows its error. */
  showsMissing: boolean;
  /** A message about how the form was filled; undefined after it is closed. */
  notice: string | undefined;
  dialog: BuilderDialog | undefined;
  /** Whether the dialog was already shown on this visit. */
  toldOutOfQuestions: boolean;
  /** Create Quiz was clicked before the selection was counted. */
  isCountAwaited: boolean;
  /** A quiz was created: the next visit starts over. */
  isDone: boolean;
}

const initialState: BuilderState = {
  defaultName: '',
  mode: undefined,
  chosen: {},
  types: undefined,
  options: {},
  name: undefined,
  amount: undefined,
  searchText: '',
  savedTopics: undefined,
  showsMissing: false,
  notice: undefined,
  dialog: undefined,
  toldOutOfQuestions: false,
  isCountAwaited: false,
  isDone: false,
};

interface Opened {
  readonly defaultName: string;
  readonly practice: PracticeTarget | undefined;
  readonly notice: string | undefined;
}

type FormFilling = Partial<Pick<BuilderState, 'mode' | 'chosen' | 'types' | 'options' | 'amount' | 'notice'>>;

const slice = createSlice({
  name: 'createQuiz/builder',
  initialState,
  reducers: {
    builderOpened: (state, { payload: { defaultName, notice } }: PayloadAction<Opened>) => ({
      ...(state.isDone ? initialState : state),
      defaultName,
      notice,
      dialog: undefined,
      showsMissing: false,
      toldOutOfQuestions: false,
    }),
    modeSwitched: (state, { payload }: PayloadAction<QuizMode>) => {
      state.mode = payload;
      state.showsMissing = false;
    },
    namesChosen: (state: BuilderState, { payload }: PayloadAction<Partial<Chosen>>) => {
      state.chosen = { ...state.chosen, ...payload };
    },
    typeToggled: (state, { payload }: PayloadAction<QuestionType>) => {
      state.types = toggleType(state.types ?? NO_TYPES, payload);
    },
    optionSet: (state, { payload }: PayloadAction<Partial<QuizOptions>>) => {
      Object.assign(state.options, payload);
    },
    nameTyped: (state, { payload }: PayloadAction<string>) => {
      state.name = payload;
    },
    /** `payload` has passed `typedAmount`. */
    amountTyped: (state, { payload }: PayloadAction<string>) => {
      state.amount = payload;
    },
    searchTyped: (state, { payload }: PayloadAction<string>) => {
      state.searchText = payload.slice(0, MAXIMUM_SEARCH);
    },
    topicsRestored: (state: BuilderState, { payload }: PayloadAction<MedicalCategoriesMap>) => {
      state.savedTopics = payload;
    },
    /** A preset or 'Practice' has filled the form. */
    formFilled: (state, { payload }: PayloadAction<FormFilling>) => {
      Object.assign(state, payload);
    },
    noticeClosed: (state) => {
      state.notice = undefined;
    },
    missingShown: (state) => {
      state.showsMissing = true;
    },
    countAwaited: (state, { payload }: PayloadAction<boolean>) => {
      state.isCountAwaited = payload;
    },
    dialogOpened: (state, { payload }: PayloadAction<BuilderDialog>) => {
      state.dialog = payload;
      if (payload === 'outOfQuestions') state.toldOutOfQuestions = true;
    },
    dialogClosed: (state) => {
      state.dialog = undefined;
    },
    quizCreated: (state) => {
      state.isDone = true;
    },
  },
  selectors: {
    selectBuilder: (state): Readonly<BuilderState> => state,
  },
});

declare module '@/shared/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

const builderSlice = slice.injectInto(rootReducer);
export const { selectBuilder } = builderSlice.selectors;
export const {
  builderOpened,
  modeSwitched,
  namesChosen,
  typeToggled,
  optionSet,
  nameTyped,
  amountTyped,
  searchTyped,
  topicsRestored,
  formFilled,
  noticeClosed,
  missingShown,
  countAwaited,
  dialogOpened,
  dialogClosed,
  quizCreated,
} = builderSlice.actions;

export const builderLeft = createAction('createQuiz/builderLeft');
export const createQuizClicked = createAction('createQuiz/createQuizClicked');
/** 'Continue' in the warning of tutor mode with a timer. */
export const tutorWithTimerConfirmed = createAction('createQuiz/tutorWithTimerConfirmed');
/** 'Try again' after the count failed. */
export const recountRequested = createAction('createQuiz/recountRequested');
/** Enter or 'Search'. */
export const searchSubmitted = createAction('createQuiz/searchSubmitted');
