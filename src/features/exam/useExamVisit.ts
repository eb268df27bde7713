import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { selectSubmission } from '@/domain/outbox/outboxSlice';
import { NO_QUIZ } from '@/domain/quiz/awaitedExam';
import type { ExamMode } from '@/features/exam/attempt/modesModel';
import {
  clockStarted,
  clockStopped,
  examEntered,
  examLeft,
  pageHidden,
  pageShown,
  selectOpenExam,
} from '@/features/exam/store/examSlice';
import { monotonicNow, stopSleepTracking, trackSleep } from '@/features/exam/store/monotonicNow';
import {
  useCapabilities,
  useIsOpen,
  useIsReadOnly,
  useOnItem,
  useQuizId,
} from '@/features/exam/store/useExam';
import { useEventListener } from '@/shared/browser/useEventListener';
import { paths } from '@/shared/routing/paths';
import { useAppStore, useSelector } from '@/shared/store/hooks';

let isFirstVisit = true;

/** Whether this exam was restored by a page reload; the URL may be one item behind. */
function isReloaded(): boolean {
  if (!isFirstVisit) return false;
  isFirstVisit = false;
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload');
}

/**
 * Enters the exam on mount, or once its quiz exists; on unmount stops the clock, completes the stored attempt and
 * leaves it.
 */
export function useExamVisit(quizId: string, mode: ExamMode, index: number): void {
  const store = useAppStore();
  useEffect(() => {
    if (quizId === NO_QUIZ) return;
    store.dispatch(examEntered({ quizId, mode, index, resumes: isReloaded() }));
    return () => {
      store.dispatch(clockStopped({ now: monotonicNow() }));
      store.dispatch(examLeft());
    };
  }, [store, quizId, mode, index]);
}

/** An item's seconds count while the page is visible; pagehide stops the clock. */
export function usePageVisibility(): void {
  const store = useAppStore();
  useEffect(() => {
    trackSleep();
    return stopSleepTracking;
  }, []);
  useEventListener(document, 'visibilitychange', () => {
    trackSleep();
    const visibilityChanged = document.visibilityState === 'hidden' ? pageHidden : pageShown;
    store.dispatch(visibilityChanged({ now: monotonicNow() }));
  });
  useEventListener(window, 'pagehide', () => store.dispatch(clockStopped({ now: monotonicNow() })));
  useEventListener(window, 'pageshow', ({ persisted }) => {
    if (persisted) store.dispatch(clockStarted({ now: monotonicNow() }));
  });
}

/** Browsers limit the rate of URL changes. */
const URL_DEBOUNCE_MS = 250;

/** Path of the item in the block on screen, in its mode. */
export const addressOfItem = (index: number): string =>
  window.location.pathname.replace(/^(\/exam\/[^/]+\/)[^/]+/, `$1${index + 1}`);

/**
 * Writes the item's number to the URL after the paint, bypassing the router: nothing needs to render for it, and the
 * store is the source of truth while the exam is open.
 */
export function useItemInUrl(): void {
  const store = useAppStore();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const write = (): void => {
    const { pathname, search } = window.location;
    const current = selectOpenExam(store.getState())?.attempt.current;
    if (current === undefined) return;
    const address = addressOfItem(current);
    if (address !== pathname) window.history.replaceState(window.history.state, '', address + search);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEventListener(window, 'pagehide', write);
  useOnItem(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(write, URL_DEBOUNCE_MS);
  });
}

/** Warns non-tutors before the page is left, until the server has the answers; Back leads to Create Quiz. */
export function useUnloadWarning(): void {
  const { blocksNavigation } = useCapabilities();
  const navigate = useNavigate();
  const quizId = useQuizId();
  const isReadOnly = useIsReadOnly();
  const isSent = useSelector((root) => selectSubmission(root, quizId)?.status === 'sent');

  const isBlocking = useIsOpen() && blocksNavigation;
  const isWarningNeeded = isBlocking && !isReadOnly && !isSent;
  useEventListener(isWarningNeeded ? window : undefined, 'beforeunload', (event) => event.preventDefault());
  useEventListener(
    isBlocking ? window : undefined,
    'popstate',
    () => void navigate(paths.createQuiz.to(), { replace: true }),
  );
}
