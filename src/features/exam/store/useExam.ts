import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { Question } from '@/shared/api/question';
import { useAppStore, useSelector } from '@/shared/store/hooks';
import { selectRole } from '@/domain/session/sessionSlice';
import { capabilitiesOf, type ExamCapabilities } from '@/features/exam/attempt/modesModel';
import { monotonicNow } from './monotonicNow';
import {
  answerChosen,
  blockEnded,
  itemEntered,
  markToggled,
  type OpenExam,
  selectOpenExam,
  strikeToggled,
} from './examSlice';
import type { AttemptItem } from '@/features/exam/attempt/attemptModel';

/**
 * One thing of the open room, as it stands there or of a plain type; the component renders only when it changes. Asks the
 * store itself: a selector that remembers would cost more than what is read here, two dozen times with each click.
 */
export function useOpenExam<Value>(read: (exam: OpenExam) => Value): Value | undefined {
  const store = useAppStore();
  const subscribe = useCallback((wake: () => void) => store.subscribe(wake), [store]);
  return useSyncExternalStore(subscribe, () => {
    const exam = selectOpenExam(store.getState());
    return exam === undefined ? undefined : read(exam);
  });
}

/** The item on screen, from 0. */
export const useCurrentIndex = (): number => useOpenExam(({ attempt }) => attempt.current) ?? 0;
/** Whether there is no item before this one. */
export const useIsFirst = (): boolean => useOpenExam(({ attempt }) => attempt.current === 0) ?? true;
/** Whether there is no item after this one. */
export const useIsLast = (): boolean =>
  useOpenExam(({ attempt }) => attempt.current === attempt.items.length - 1) ?? true;
/** How many items the block has. */
export const useItemCount = (): number => useOpenExam(({ attempt }) => attempt.items.length) ?? 0;
/** What was done with the item on screen. */
export const useItem = (): AttemptItem | undefined =>
  useOpenExam(({ attempt }) => attempt.items[attempt.current]);
/** The question on screen; undefined where the bank has none. */
export const useQuestion = (): Question | undefined =>
  useOpenExam(({ questions, attempt }) => questions[attempt.current]);

/** Whether the block's answers have been given up. */
export const useIsEnded = (): boolean => useOpenExam(({ attempt }) => attempt.ended) ?? false;

/** What this room shows and allows to this visitor. */
export function useCapabilities(): ExamCapabilities {
  return useSelector((root) =>
    capabilitiesOf(selectOpenExam(root)?.mode ?? 'student', selectRole(root) ?? 'ROLE_STUDENT'),
  );
}

/** Whether answers, marks and strikes may change here and now. */
export function useMayAnswer(): boolean {
  const { answers } = useCapabilities();
  const isHeld = useOpenExam(({ readOnly, attempt }) => readOnly || attempt.ended) ?? true;
  return answers && !isHeld;
}

/** What can be done in the room. */
export interface ExamActions {
  readonly choose: (letter: string) => void;
  readonly strike: (letter: string) => void;
  readonly mark: () => void;
  /** To an item, from 0. */
  readonly goTo: (index: number) => void;
  /** So many items on, or back. */
  readonly move: (steps: number) => void;
  readonly endBlock: () => void;
}

/** Everything that can be done in the room, each with one dispatch; the same object for the life of the store. */
export function useExamActions(): ExamActions {
  const store = useAppStore();
  return useMemo(() => {
    const { dispatch } = store;
    // At once, not in a microtask after the event: the stem is there for the very next frame.
    const goTo = (index: number): void =>
      flushSync(() => {
        dispatch(itemEntered({ index, now: monotonicNow() }));
      });
    return {
      choose: (letter) => dispatch(answerChosen({ letter, now: monotonicNow() })),
      strike: (letter) => dispatch(strikeToggled({ letter, now: monotonicNow() })),
      mark: () => dispatch(markToggled({ now: monotonicNow() })),
      goTo,
      move: (steps) => goTo((selectOpenExam(store.getState())?.attempt.current ?? 0) + steps),
      endBlock: () => dispatch(blockEnded({ now: monotonicNow() })),
    };
  }, [store]);
}
