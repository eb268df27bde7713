import { useEffectEvent, useLayoutEffect, useMemo } from 'react';
import { useUser } from '@/domain/session/currentUser';
import { type AttemptItem, neighborOf } from '@/features/exam/attempt/attemptModel';
import { capabilitiesOf, type ExamCapabilities } from '@/features/exam/attempt/modesModel';
import type { Question } from '@/shared/api/question';
import { useAppStore, useSelector } from '@/shared/store/hooks';
import {
  answerChosen,
  blockEnded,
  itemEntered,
  markToggled,
  type OpenExam,
  selectOpenExam,
  strikeToggled,
} from './examSlice';
import { monotonicNow } from './monotonicNow';

/**
 * The component renders only when the value changes. Throws outside of an open exam; the layout renders first when it
 * closes, and unmounts what would throw.
 */
export function useOpenExam<Value>(read: (exam: OpenExam) => Value): Value {
  return useSelector((root) => {
    const exam = selectOpenExam(root);
    if (exam === undefined) throw new Error('No exam is open.');
    return read(exam);
  });
}

/** From 0. */
export const useCurrentIndex = (): number => useOpenExam(({ attempt }) => attempt.current);

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
export const useIsFirst = (): boolean => useIsEnd(-1);
export const useIsLast = (): boolean => useIsEnd(1);
const useIsEnd = (step: 1 | -1): boolean =>
  useOpenExam(({ attempt, shown }) => neighborOf(attempt, step, shown) === undefined);
export const useItemCount = (): number => useOpenExam(({ attempt }) => attempt.items.length);
export const useItem = (): AttemptItem | undefined =>
  useOpenExam(({ attempt }) => attempt.items[attempt.current]);
/** Undefined if the bank has no such question. */
export const useQuestion = (): Question | undefined =>
  useOpenExam(({ questions, attempt }) => questions[attempt.current]);

export const useIsEnded = (): boolean => useOpenExam(({ attempt }) => attempt.ended);

export function useCapabilities(): ExamCapabilities {
  const { primaryRole } = useUser();
  return useOpenExam(({ mode }) => capabilitiesOf(mode, primaryRole));
}

/** Whether answers, marks and strikes may change now. */
export function useMayAnswer(): boolean {
  const { answers } = useCapabilities();
  const isReadOnly = useOpenExam(({ readOnly, attempt }) => readOnly || attempt.ended);
  return answers && !isReadOnly;
}

/** In review: answer, key and explanation are not shown then. */
export const useIsAnsweringAgain = (): boolean => useOpenExam(({ reanswer }) => reanswer === '');

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
