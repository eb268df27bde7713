import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { SagaIterator } from 'redux-saga';
import { loadImage } from '@/domain/figures/calls';
import { loadQuestions, questionsKey } from '@/domain/question/calls';
import type { Question } from '@/shared/api/question';
import { latinKey } from '@/shared/browser/latinKey';
import { mayBeShortcut } from '@/shared/browser/mayBeShortcut';
import { useEventListener } from '@/shared/browser/useEventListener';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import { RemoteError } from '@/shared/remote/remoteError';
import { useRemote } from '@/shared/remote/useRemote';
import { useAppDispatch } from '@/shared/store/hooks';

interface DrillQuery {
  readonly questionIds: readonly string[];
}

/** Loads the questions of a drill that the bank still has, in one call. */
const loadDrillQuestions = createRemoteCall<DrillQuery, readonly Question[]>({
  name: 'study/drillQuestions',
  concurrency: 'latest',
  key: questionsKey,
  *send({ questionIds }) {
    try {
      return yield* loadQuestions.run({ questionIds });
    } catch (cause) {
      const found = yield* findWithout(cause, questionIds);
      // Each of several was refused: the failure is the server's, and no question is assumed to be gone.
      if (found.length === 0 && questionIds.length > 1) throw cause;
      return found;
    }
  },
});

/** A server may refuse a whole call because one question is gone: then each half is requested by itself. */
function* findWithout(refusal: unknown, questionIds: readonly string[]): SagaIterator<readonly Question[]> {
  if (!isNotFound(refusal)) throw refusal;
  if (questionIds.length === 1) return [];
  const half = Math.ceil(questionIds.length / 2);
  const found: Question[] = [];
  for (const part of [questionIds.slice(0, half), questionIds.slice(half)]) {
    try {
      found.push(...(yield* loadQuestions.run({ questionIds: part })));
    } catch (cause) {
      found.push(...(yield* findWithout(cause, part)));
    }
  }
  return found;
}

/** Only with a message of the API: any other 404 comes from a proxy and says nothing about the question. */
const isNotFound = (cause: unknown): boolean =>
  cause instanceof RemoteError && cause.status === 404 && cause.serverMessage !== undefined;

/** The questions of a drill, and those by id that the bank has; `retire` is called with the others. */
export function useDrillQuestions(
  questionIds: readonly string[],
  retire: (missing: readonly string[]) => void,
) {
  const questions = useRemote(loadDrillQuestions, { questionIds });
  const byId = useMemo(
    () => new Map((questions.data ?? []).map((question) => [question.questionId, question])),
    [questions.data],
  );
  const dispatch = useAppDispatch();
  useEffect(() => () => void dispatch(loadImage.actions.reset()), [dispatch]);
  const isLoaded = questions.state.status === 'success';
  const retireMissing = useEffectEvent(() => retire(questionIds.filter((id) => !byId.has(id))));
  useEffect(() => {
    if (isLoaded) retireMissing();
  }, [isLoaded, byId]);
  return { questions, byId };
}

/** Control+Z. */
export function useUndoKey(isOn: boolean, undo: () => void): void {
  useEventListener(document, 'keydown', (event) => {
    const isUndo =
      (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && latinKey(event) === 'z';
    if (!isUndo || !isOn || !mayBeShortcut(event)) return;
    event.preventDefault();
    undo();
  });
}

/** Focuses a heading whenever `place` changes, but not when the page is opened. */
export function useFocusWhenMoved(position: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(position);
  useEffect(() => {
    if (shown.current === position) return;
    shown.current = position;
    heading.current?.focus();
  }, [position]);
  return heading;
}
