import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CategoryHeading, MedicalCategoriesMap } from '@/shared/api/category';
import type { QuizMode } from '@/shared/api/preference';
import type { PracticeTarget } from '@/shared/routing/paths';
import { sliceSelector } from '@/shared/store/rootState';
import type { Chosen, QuizOptions } from './builderModel';
import { MAXIMUM_SEARCH } from './powerSearchModel';
import { ALL_TYPES, NO_TYPES, type QuestionType, type QuestionTypes, toggleType } from './questionTypesModel';

type BuilderDialog = 'tutorWithTimer' | 'outOfQuestions' | 'endQuiz';

/**
 * What the person did on the page; whatever is undefined was left alone and stands as saved, or as the specification
 * lets it begin (`selectors.ts`).
 */
export interface BuilderState {
  readonly defaultName: string;
  readonly mode: QuizMode | undefined;
  readonly chosen: Partial<Chosen>;
  readonly types: QuestionTypes | undefined;
  readonly options: Partial<QuizOptions>;
  readonly name: string | undefined;
  readonly amount: string | undefined;
  readonly searchText: string;
  /** Topics kept by 'Save settings' on this device; undefined until they were read. */
  readonly savedTopics: MedicalCategoriesMap | undefined;
  /** Create Quiz was pressed with something missing: each part says what it needs. */
  readonly attempted: boolean;
  readonly dialog: BuilderDialog | undefined;
  /** The visitor was told once that the day's questions are used up. */
  readonly toldOutOfQuestions: boolean;
  /** A quiz came of it: the next visit begins anew. */
  readonly isDone: boolean;
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
  attempted: false,
  dialog: undefined,
  toldOutOfQuestions: false,
  isDone: false,
};

interface Opened {
  readonly defaultName: string;
  readonly practice: PracticeTarget | undefined;
}

/** What the visitor has changed on Create Quiz; what is not here stands as saved or by default. */
export const builderSlice = createSlice({
  name: 'createQuiz/builder',
  initialState: (): BuilderState => initialState,
  reducers: {
    builderOpened: (state, { payload }: PayloadAction<Opened>): BuilderState => ({
      ...(state.isDone ? initialState : state),
      defaultName: payload.defaultName,
      dialog: undefined,
      attempted: false,
      toldOutOfQuestions: false,
    }),
    modeSwitched: (state, { payload }: PayloadAction<QuizMode>): BuilderState => ({
      ...state,
      mode: payload,
      attempted: false,
    }),
    namesChosen: (state, { payload }: PayloadAction<Partial<Chosen>>): BuilderState => ({
      ...state,
      chosen: { ...state.chosen, ...payload },
    }),
    typeToggled: (state, { payload }: PayloadAction<QuestionType>): BuilderState => ({
      ...state,
      types: toggleType(state.types ?? NO_TYPES, payload),
    }),
    optionSet: (state, { payload }: PayloadAction<Partial<QuizOptions>>): BuilderState => ({
      ...state,
      options: { ...state.options, ...payload },
    }),
    nameTyped: (state, { payload }: PayloadAction<string>): BuilderState => ({ ...state, name: payload }),
    /** `payload` has passed `typedAmount`. */
    amountTyped: (state, { payload }: PayloadAction<string>): BuilderState => ({ ...state, amount: payload }),
    searchTyped: (state, { payload }: PayloadAction<string>): BuilderState => ({
      ...state,
      searchText: payload.slice(0, MAXIMUM_SEARCH),
    }),
    topicsRestored: (state, { payload }: PayloadAction<MedicalCategoriesMap>): BuilderState => ({
      ...state,
      savedTopics: payload,
    }),
    /** 'Practise' came with a category or topic: everything is set for a quiz on it. */
    practiceChosen: (
      state,
      { payload }: PayloadAction<Pick<BuilderState, 'mode' | 'chosen'>>,
    ): BuilderState => ({ ...state, ...payload, types: ALL_TYPES }),
    creationAttempted: (state): BuilderState => ({ ...state, attempted: true }),
    dialogOpened: (state, { payload }: PayloadAction<BuilderDialog>): BuilderState => ({
      ...state,
      dialog: payload,
      toldOutOfQuestions: state.toldOutOfQuestions || payload === 'outOfQuestions',
    }),
    dialogClosed: (state): BuilderState => ({ ...state, dialog: undefined }),
    quizCreated: (state): BuilderState => ({ ...state, isDone: true }),
  },
});

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
  practiceChosen,
  creationAttempted,
  dialogOpened,
  dialogClosed,
  quizCreated,
} = builderSlice.actions;

/** 'Create Quiz' was pressed. */
export const createQuizClicked = createAction('createQuiz/createWanted');
/** 'Continue' in the warning of tutor mode with a timer. */
export const tutorWithTimerConfirmed = createAction('createQuiz/tutorWithTimerConfirmed');
/** 'Try again' after the count failed. */
export const recountRequested = createAction('createQuiz/recountWanted');
/** Enter or 'Search'. */
export const searchSubmitted = createAction('createQuiz/searchSubmitted');
/** 'End Quiz' of the banner, with the quiz's id. */
export const endQuizClicked = createAction<string>('createQuiz/endWanted');
/** 'Download answers' of a finished quiz that lies in the outbox. */
export const answersDownloadClicked = createAction<string>('createQuiz/answersDownloadWanted');

/** What the visitor has changed on Create Quiz. */
export const selectBuilder = sliceSelector(builderSlice.reducerPath, initialState);

/** For one heading alone: `namesChosen(chosenUnder('topics', names))`. */
export function chosenUnder(heading: CategoryHeading, names: readonly string[]): Partial<Chosen> {
  return { [heading]: names };
}
