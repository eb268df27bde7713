import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { resumeClicked, resumeFailed } from '@/domain/resume/resumeSaga';
import type { CategoryHeading, MedicalCategoriesMap } from '@/shared/api/category';
import type { QuizMode } from '@/shared/api/preference';
import type { PracticeTarget } from '@/shared/routing/paths';
import type { RootState } from '@/shared/store/rootState';
import type { Chosen, QuizOptions } from './builderModel';
import { MAXIMUM_SEARCH } from './powerSearchModel';
import { NO_TYPES, type QuestionType, type QuestionTypes, toggleType } from './questionTypesModel';

declare module '@/shared/store/rootState' {
  interface LazySlices {
    readonly 'createQuiz/builder': BuilderState;
  }
}

type BuilderDialog = 'tutorWithTimer' | 'outOfQuestions' | 'endQuiz';

/**
 * The visitor's changes on the page; undefined means unchanged: as saved, or the default (`selectors.ts`).
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
  /** Topics stored on this device by 'Save settings'; undefined until they were read. */
  readonly savedTopics: MedicalCategoriesMap | undefined;
  /** Create Quiz was clicked with something missing: each part shows its error. */
  readonly showsMissing: boolean;
  /** A message about how the form was filled; undefined once it was closed. */
  readonly notice: string | undefined;
  readonly dialog: BuilderDialog | undefined;
  /** Why what was clicked in the dialog was refused. */
  readonly dialogFailure: string | undefined;
  /** The modal was shown once on this visit. */
  readonly toldOutOfQuestions: boolean;
  /** Create Quiz was clicked before the selection was counted. */
  readonly isCountAwaited: boolean;
  /** A quiz was created: the next visit starts over. */
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
  showsMissing: false,
  notice: undefined,
  dialog: undefined,
  dialogFailure: undefined,
  toldOutOfQuestions: false,
  isCountAwaited: false,
  isDone: false,
};

/** 'End Quiz' of the banner, with the quiz's id. */
export const endQuizClicked = createAction<string>('createQuiz/endQuizClicked');

interface Opened {
  readonly defaultName: string;
  readonly practice: PracticeTarget | undefined;
  readonly notice: string | undefined;
}

type FormFilling = Partial<Pick<BuilderState, 'mode' | 'chosen' | 'types' | 'options' | 'amount' | 'notice'>>;

/** The visitor's changes on Create Quiz; everything else is as saved or default. */
export const builderSlice = createSlice({
  name: 'createQuiz/builder',
  initialState: (): BuilderState => initialState,
  reducers: {
    builderOpened: (state, { payload }: PayloadAction<Opened>): BuilderState => ({
      ...(state.isDone ? initialState : state),
      defaultName: payload.defaultName,
      notice: payload.notice,
      dialog: undefined,
      dialogFailure: undefined,
      showsMissing: false,
      toldOutOfQuestions: false,
    }),
    modeSwitched: (state, { payload }: PayloadAction<QuizMode>): BuilderState => ({
      ...state,
      mode: payload,
      showsMissing: false,
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
    /** Of a preset or of 'Practise'. */
    formFilled: (state, { payload }: PayloadAction<FormFilling>): BuilderState => ({ ...state, ...payload }),
    noticeClosed: (state): BuilderState => ({ ...state, notice: undefined }),
    missingShown: (state): BuilderState => ({ ...state, showsMissing: true }),
    countAwaited: (state, { payload }: PayloadAction<boolean>): BuilderState => ({
      ...state,
      isCountAwaited: payload,
    }),
    dialogOpened: (state, { payload }: PayloadAction<BuilderDialog>): BuilderState => ({
      ...state,
      dialog: payload,
      dialogFailure: undefined,
      toldOutOfQuestions: state.toldOutOfQuestions || payload === 'outOfQuestions',
    }),
    dialogFailed: (state, { payload }: PayloadAction<string>): BuilderState => ({
      ...state,
      dialogFailure: payload,
    }),
    dialogClosed: (state): BuilderState => ({ ...state, dialog: undefined, dialogFailure: undefined }),
    quizCreated: (state): BuilderState => ({ ...state, isDone: true }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(endQuizClicked, (state): BuilderState => ({ ...state, dialogFailure: undefined }))
      .addCase(resumeClicked, (state): BuilderState => ({ ...state, dialogFailure: undefined }))
      .addCase(resumeFailed, (state, { payload }): BuilderState => ({ ...state, dialogFailure: payload })),
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
  formFilled,
  noticeClosed,
  missingShown,
  countAwaited,
  dialogOpened,
  dialogFailed,
  dialogClosed,
  quizCreated,
} = builderSlice.actions;

/** Another page is shown. */
export const builderLeft = createAction('createQuiz/builderLeft');
/** 'Create Quiz' was clicked. */
export const createQuizClicked = createAction('createQuiz/createQuizClicked');
/** 'Continue' in the warning of tutor mode with a timer. */
export const tutorWithTimerConfirmed = createAction('createQuiz/tutorWithTimerConfirmed');
/** 'Try again' after the count failed. */
export const recountRequested = createAction('createQuiz/recountRequested');
/** Enter or 'Search'. */
export const searchSubmitted = createAction('createQuiz/searchSubmitted');

/** The visitor's changes on Create Quiz. */
export const selectBuilder = (root: RootState): BuilderState => root['createQuiz/builder'] ?? initialState;

/** For one heading: `namesChosen(chosenUnder('topics', names))`. */
export function chosenUnder(heading: CategoryHeading, names: readonly string[]): Partial<Chosen> {
  return { [heading]: names };
}
