import { createAction, createSelector, type UnknownAction, type WithSlice } from '@reduxjs/toolkit';
import type { Confidence } from '@/domain/attempt/answer';
import type { AttemptRecord } from '@/domain/attempt/attemptRecord';
import type { DayBlock } from '@/domain/exam-day/days';
import { type AwaitedExam, selectAwaitedExam } from '@/domain/quiz/awaitedExam';
import { loadQuiz } from '@/domain/quiz/calls';
import * as model from '@/features/exam/attempt/attemptModel';
import type { ExamProblem } from '@/features/exam/attempt/examErrorsModel';
import type { ExamMode } from '@/features/exam/attempt/modesModel';
import { withEarlier } from '@/features/exam/attempt/storedAttemptModel';
import type { Question } from '@/shared/api/question';
import type { QuizItem } from '@/shared/api/quiz';
import { rootReducer, type RootState } from '@/shared/store/rootReducer';

export interface ExamRef {
  readonly quizId: string;
  readonly mode: ExamMode;
  /** From 0; outside the block it means the nearest item. */
  readonly index: number;
  /** After a reload: opens the item stored last, which is newer than the URL. */
  readonly resumes?: boolean;
  /** Takes over the quiz from the tab that writes it. */
  readonly takeOver?: boolean;
}

export interface OpenExam {
  readonly phase: 'open';
  readonly mode: ExamMode;
  readonly name: string;
  readonly attempt: model.Attempt;
  readonly quizItems: readonly QuizItem[];
  /** Parallel to `attempt.items`; undefined if the bank has no such question. */
  readonly questions: readonly (Question | undefined)[];
  /** Which block of an exam day it is. */
  readonly dayBlock?: DayBlock | undefined;
  /** Another tab writes this quiz: nothing may change here. */
  readonly readOnly: boolean;
  /** Indices of the items that are listed and that 'Next' leads to, ascending; undefined means all. */
  readonly shown?: readonly number[] | undefined;
  /**
   * In review, while the current question is being answered again: '' until a choice, then the letter. Not an answer of
   * the attempt; it ends with the item.
   */
  readonly reanswer?: string | undefined;
}

export type Exam =
  | { readonly phase: 'closed' }
  | { readonly phase: 'opening'; readonly ref: ExamRef }
  | { readonly phase: 'failed'; readonly ref: ExamRef; readonly problem: ExamProblem }
  | OpenExam;

interface Moment {
  /** Milliseconds of the page's monotonic clock. */
  readonly now: number;
}

export const itemEntered = createAction<Moment & { index: number }>('exam/itemEntered');
export const answerChosen = createAction<Moment & { letter: string }>('exam/answerChosen');
export const confidenceChosen = createAction<Moment & { confidence: Confidence }>('exam/confidenceChosen');
export const markToggled = createAction<Moment>('exam/markToggled');
export const strikeToggled = createAction<Moment & { letter: string }>('exam/strikeToggled');
export const pageHidden = createAction<Moment>('exam/pageHidden');
export const pageShown = createAction<Moment>('exam/pageShown');
export const clockStarted = createAction<Moment>('exam/clockStarted');
export const clockStopped = createAction<Moment>('exam/clockStopped');
/** The database opened late and had a record of an earlier page. */
export const earlierFound = createAction<Moment & { record: AttemptRecord }>('exam/earlierFound');
/** End Block was confirmed, or the time is over. */
export const blockEnded = createAction<Moment>('exam/blockEnded');

/** The page was opened with this exam; also 'Try again'. */
export const examEntered = createAction<ExamRef>('exam/examEntered');
/** The tab that wrote this quiz is gone: this one loads what was written there, and is the writer from here on. */
export const writerPromoted = createAction<ExamRef>('exam/writerPromoted');
/** The page was left: the clock is stopped, the stored attempt is complete. */
export const examLeft = createAction('exam/examLeft');
export const examOpened = createAction<Omit<OpenExam, 'phase'>>('exam/examOpened');
export const examFailed = createAction<ExamProblem>('exam/examFailed');
/** End Review was confirmed. */
export const reviewEnded = createAction('exam/reviewEnded');
/** The filters of the review have changed; undefined: every item is shown. */
export const itemsShown = createAction<readonly number[] | undefined>('exam/itemsShown');
/** 'Answer again': answer, key and explanation are hidden until a choice. */
export const reanswerStarted = createAction('exam/reanswerStarted');
/** 'Show my answer'. */
export const reanswerEnded = createAction('exam/reanswerEnded');
/** Another tab has taken over this quiz. */
export const writerLost = createAction<Moment>('exam/writerLost');

const initial: Exam = { phase: 'closed' };

function reducer(exam: Exam = initial, action: UnknownAction): Exam {
  if (examLeft.match(action)) return initial;
  if (examEntered.match(action) || writerPromoted.match(action)) {
    return { phase: 'opening', ref: action.payload };
  }
  if (exam.phase === 'opening') {
    if (examOpened.match(action)) return { phase: 'open', ...action.payload };
    if (examFailed.match(action)) return { phase: 'failed', ref: exam.ref, problem: action.payload };
  }
  if (exam.phase !== 'open') return exam;
  if (writerLost.match(action)) {
    return { ...exam, readOnly: true, attempt: model.suspended(exam.attempt, action.payload.now) };
  }
  if (itemsShown.match(action)) return { ...exam, shown: action.payload };
  if (reanswerStarted.match(action)) return exam.mode === 'review' ? { ...exam, reanswer: '' } : exam;
  if (reanswerEnded.match(action)) return { ...exam, reanswer: undefined };
  if (answerChosen.match(action) && exam.mode === 'review') {
    return exam.reanswer === '' ? { ...exam, reanswer: action.payload.letter } : exam;
  }
  const attempt = nextAttempt(exam, action);
  if (attempt === exam.attempt) return exam;
  return { ...exam, attempt, reanswer: attempt.current === exam.attempt.current ? exam.reanswer : undefined };
}

/** Moving and page visibility need no writer lock; answers do. */
function nextAttempt({ attempt, readOnly }: OpenExam, action: UnknownAction): model.Attempt {
  if (itemEntered.match(action)) return model.itemEntered(attempt, action.payload.index, action.payload.now);
  if (pageHidden.match(action)) return model.pageHidden(attempt, action.payload.now);
  if (pageShown.match(action)) return model.pageShown(attempt, action.payload.now);
  if (clockStopped.match(action)) return model.suspended(attempt, action.payload.now);
  if (readOnly) return attempt;
  if (answerChosen.match(action)) {
    return model.answerChosen(attempt, action.payload.letter, action.payload.now);
  }
  if (confidenceChosen.match(action)) {
    return model.confidenceChosen(attempt, action.payload.confidence, action.payload.now);
  }
  if (markToggled.match(action)) return model.markToggled(attempt, action.payload.now);
  if (strikeToggled.match(action)) {
    return model.strikeToggled(attempt, action.payload.letter, action.payload.now);
  }
  if (earlierFound.match(action)) return withEarlier(attempt, action.payload.record, action.payload.now);
  if (clockStarted.match(action)) return model.resumed(attempt, action.payload.now);
  if (blockEnded.match(action)) return model.blockEnded(attempt, action.payload.now);
  return attempt;
}

/** A plain reducer, not createSlice: drafts of a block of 400 items would cost more than the change itself. */
const slice = { reducerPath: 'exam', reducer } as const;

declare module '@/shared/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

rootReducer.inject(slice);

export const selectExam = (root: RootState): Exam => root.exam ?? initial;

export function selectOpenExam(root: RootState): OpenExam | undefined {
  const exam = selectExam(root);
  return exam.phase === 'open' ? exam : undefined;
}

/** What the frame assumes while no exam is awaited and it is rendered in advance. */
const USUAL: AwaitedExam = { items: 40, timerOn: true, tutorOn: false };

/** An exam without questions: what its header, navigator and footer show before they are there. */
function frameOf({ items, item = 1, timerOn, dayBlock }: AwaitedExam, mode: ExamMode): OpenExam {
  const questions = Array.from({ length: items }, (_, index) => ({
    questionId: '',
    questionNo: index + 1,
    marked: false,
  }));
  const fresh = model.createAttempt({ id: '', timerOn, questions }, '', dayBlock?.secondsGiven);
  const attempt = { ...fresh, current: model.nearestIndex(item - 1, items) };
  return { phase: 'open', mode, name: '', attempt, quizItems: [], questions: [], dayBlock, readOnly: false };
}

/** The review that opens, if its quiz is loaded, as by the result. */
const selectReviewed = createSelector(
  [selectExam, (root: RootState) => loadQuiz.selectData(root, openingQuiz(root))],
  (exam, quiz): AwaitedExam | undefined => {
    if (exam.phase !== 'opening' || exam.ref.mode !== 'review') return undefined;
    if (quiz?.quizStatus !== 'COMPLETE' || quiz.questions.length === 0) return undefined;
    return { items: quiz.questions.length, item: exam.ref.index + 1, timerOn: quiz.timerOn, tutorOn: false };
  },
);

function openingQuiz(root: RootState): string {
  const exam = selectExam(root);
  return exam.phase === 'opening' ? exam.ref.quizId : '';
}

const selectFrame = createSelector([selectAwaitedExam, selectReviewed], (awaited = USUAL, reviewed) =>
  reviewed === undefined ? frameOf(awaited, awaited.tutorOn ? 'tutor' : 'take') : frameOf(reviewed, 'review'),
);

/** Whether something is known of the exam that opens. */
export const selectHasFrame = (root: RootState): boolean =>
  (selectAwaitedExam(root) ?? selectReviewed(root)) !== undefined;

/** The open exam, or its frame: what can be shown. Only an open exam has a clock, and only its answers are stored. */
export const selectShownExam = (root: RootState): OpenExam => selectOpenExam(root) ?? selectFrame(root);

/** Whether it has lab values and a calculator. */
export const hasReferenceTools = ({ dayBlock }: OpenExam): boolean => dayBlock?.hasReference !== false;

/** The attempt that this tab may write; undefined once it has ended: its answers are then stored with the outbox. */
export function selectWritableAttempt(root: RootState): model.Attempt | undefined {
  const exam = selectOpenExam(root);
  return exam === undefined || exam.readOnly || exam.attempt.ended ? undefined : exam.attempt;
}
