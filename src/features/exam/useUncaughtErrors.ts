import type { Store } from '@reduxjs/toolkit';
import { useState } from 'react';
import { type AttemptedItem, attempts } from '@/domain/attempt/attemptRecord';
import { toStoredAttempt } from '@/features/exam/attempt/attemptModel';
import { selectOpenExam } from '@/features/exam/store/examSlice';
import { monotonicNow } from '@/features/exam/store/monotonicNow';
import { useEventListener } from '@/shared/browser/useEventListener';
import { serverNow } from '@/shared/storage/serverClock';
import { storageIsVolatile } from '@/shared/storage/storageHealth';
import { useAppStore } from '@/shared/store/hooks';
import type { RootState } from '@/shared/store/rootReducer';

/** `isSaved`: whether the device has the answers on screen. */
export interface ExamFault {
  readonly isSaved: boolean;
}

/**
 * Catches exceptions of event handlers, reducers and sagas while the exam is open: React removes nothing then, so a
 * click would seem to do nothing, next to a status that says 'Saved'.
 */
export function useUncaughtErrors() {
  const store = useAppStore();
  const [fault, setFault] = useState<ExamFault>();
  const check = async (): Promise<void> => {
    setFault({ isSaved: false });
    const isSaved = await saveAndCompare(store).catch(() => false);
    setFault((now) => now && { isSaved });
  };

  useEventListener(window, 'error', ({ error }) => {
    // Without an error object it is a notice of the browser, for instance about a ResizeObserver.
    if (error instanceof Error) void check();
  });
  useEventListener(window, 'unhandledrejection', ({ reason }) => {
    if (reason instanceof Error && reason.name !== 'AbortError') void check();
  });

  /** `checkAgain` stores the attempt again and checks it. */
  return { fault, dismiss: () => setFault(undefined), checkAgain: () => void check() };
}

/** Stores the attempt if this tab may, and returns whether the device then has its answers. */
async function saveAndCompare(store: Store<RootState>): Promise<boolean> {
  const exam = selectOpenExam(store.getState());
  if (exam === undefined || exam.mode === 'review') return true;
  const { attempt, readOnly } = exam;
  const { userId, quizId } = attempt;
  const record = toStoredAttempt(attempt, monotonicNow(), serverNow());
  // Final answers belong to the outbox: nothing may restore the attempt once the server has them.
  if (!readOnly && !attempt.ended) await attempts.write(userId, quizId, record);
  const stored = await attempts.read(userId, quizId);
  return stored !== undefined && !storageIsVolatile() && answersOf(stored.items) === answersOf(record.items);
}

const answersOf = (items: readonly AttemptedItem[]): string =>
  JSON.stringify(
    items.map(({ answer, attemptedLetters, marked, struckLetters }) => [
      answer,
      attemptedLetters,
      marked,
      struckLetters,
    ]),
  );
