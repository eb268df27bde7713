import { useEffectEvent, useLayoutEffect, useMemo } from 'react';
import { userOf } from '@/domain/session/currentUser';
import { type AttemptItem, neighborOf } from '@/features/exam/attempt/attemptModel';
import { capabilitiesOf, type ExamCapabilities } from '@/features/exam/attempt/modesModel';
import type { Question } from '@/shared/api/question';
import { useAppStore, useSelector } from '@/shared/store/hooks';
import type { RootState } from '@/shared/store/rootReducer';
import {
  answerChosen,
  blockEnded,
  itemEntered,
  markToggled,
  type OpenExam,
  selectOpenExam,
  selectShownExam,
  strikeToggled,
} from './examSlice';
import { monotonicNow } from './monotonicNow';

/** A value of the exam, or of its frame while it opens. The component renders only when the value changes. */
export const useOpenExam = <Value>(read: (exam: OpenExam) => Value): Value =>
  useSelector((root) => read(selectShownExam(root)));

/** False while only the frame can be shown: there are no questions yet, and nothing can be changed. */
export const useIsOpen = (): boolean => useSelector((root) => selectOpenExam(root) !== undefined);

/**
 * `useOpenExam` with a selector that is created once: React Redux sets up a new one in each rendering, and half of what
 * a question allocated was that.
 */
function openExamHook<Value>(read: (exam: OpenExam) => Value): () => Value {
  const select = (root: RootState): Value => read(selectShownExam(root));
  return function useValue() {
    return useSelector(select);
  };
}

export const useQuizId = openExamHook(({ attempt }) => attempt.quizId);
/** From 0. */
export const useCurrentIndex = openExamHook(({ attempt }) => attempt.current);

/** Calls back with the current item: at first, and in each dispatch that changes it. Renders nothing. */
export function useOnItem(callback: (index: number) => void): void {
  const store = useAppStore();
  const onItem = useEffectEvent(callback);
  useLayoutEffect(() => {
    let shown: number | undefined;
    const follow = (): void => {
      const current = selectOpenExam(store.getState())?.attempt.current;
      if (current === shown) return;
      shown = current;
      if (current !== undefined) onItem(current);
    };
    follow();
    return store.subscribe(follow);
  }, [store]);
}

/** Whether nothing is shown before the current item, or after it. */
export const useIsFirst = openExamHook((exam) => isEnd(exam, -1));
export const useIsLast = openExamHook((exam) => isEnd(exam, 1));
const isEnd = ({ attempt, shown }: OpenExam, step: 1 | -1): boolean =>
  neighborOf(attempt, step, shown) === undefined;
export const useItemCount = openExamHook(({ attempt }) => attempt.items.length);
export const useItem = openExamHook(({ attempt }): AttemptItem | undefined => attempt.items[attempt.current]);
export const useQuestionId = openExamHook(({ attempt }) => attempt.items[attempt.current]?.questionId ?? '');
/** Undefined if the bank has no such question. */
export const useQuestion = openExamHook(
  ({ questions, attempt }): Question | undefined => questions[attempt.current],
);

export const useIsEnded = openExamHook(({ attempt }) => attempt.ended);
/** Whether another tab writes this quiz. */
export const useIsReadOnly = openExamHook(({ readOnly }) => readOnly);

const selectCapabilities = (root: RootState): ExamCapabilities =>
  capabilitiesOf(selectShownExam(root).mode, userOf(root).primaryRole);
export const useCapabilities = (): ExamCapabilities => useSelector(selectCapabilities);

/** Whether answers, marks and strikes may change now. */
export const useMayAnswer = (): boolean => useSelector(mayAnswer);
function mayAnswer(root: RootState): boolean {
  const { readOnly, attempt } = selectShownExam(root);
  return selectCapabilities(root).answers && !readOnly && !attempt.ended;
}

/** In review: '' while the question is being answered again, then the letter; undefined otherwise. */
export const useReanswer = openExamHook(({ reanswer }) => reanswer);
/** In review: answer, key and explanation are not shown then. */
export const useIsAnsweringAgain = (): boolean => useReanswer() === '';

export interface ExamActions {
  readonly choose: (letter: string) => void;
  readonly strike: (letter: string) => void;
  readonly mark: () => void;
  /** From 0. */
  readonly goTo: (index: number) => void;
  /** To the next shown item; −1: back. */
  readonly move: (step: 1 | -1) => void;
  readonly endBlock: () => void;
}

/** Each action is one dispatch; the same object for the life of the store. */
export function useExamActions(): ExamActions {
  const store = useAppStore();
  return useMemo(() => {
    const { dispatch } = store;
    const goTo = (index: number): void => {
      dispatch(itemEntered({ index, now: monotonicNow() }));
    };
    return {
      choose: (letter) => dispatch(answerChosen({ letter, now: monotonicNow() })),
      strike: (letter) => dispatch(strikeToggled({ letter, now: monotonicNow() })),
      mark: () => dispatch(markToggled({ now: monotonicNow() })),
      goTo,
      move: (step) => {
        const exam = selectOpenExam(store.getState());
        const index = exam && neighborOf(exam.attempt, step, exam.shown);
        if (index !== undefined) goTo(index);
      },
      endBlock: () => dispatch(blockEnded({ now: monotonicNow() })),
    };
  }, [store]);
}
