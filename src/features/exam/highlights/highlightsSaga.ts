import { type EventChannel, eventChannel, type SagaIterator } from 'redux-saga';
import { put, takeEvery } from 'redux-saga/effects';
import { type AttemptItem, currentItem } from '@/features/exam/attempt/attemptModel';
import { selectOpenExam, strikeToggled } from '@/features/exam/store/examSlice';
import { call, select, take } from '@/shared/store/effects';
import type { RootState } from '@/shared/store/rootReducer';
import { highlights, highlightsId, readHighlights } from './highlightsRecord';
import {
  highlightsChanged,
  highlightsLoaded,
  selectBlockHighlights,
  selectHighlights,
} from './highlightsSlice';

/** Stores highlights, notes and strikes of a question in the dispatch that changes them. */
export function* storeHighlights(): SagaIterator<void> {
  yield takeEvery([highlightsChanged, strikeToggled], function* () {
    const exam = yield* select(selectOpenExam);
    const item: AttemptItem | undefined = exam === undefined ? undefined : currentItem(exam.attempt);
    if (exam === undefined || item === undefined || exam.readOnly) return;
    const { questionId, struckLetters } = item;
    const { userId, quizId } = exam.attempt;
    const shown = yield* select((root: RootState) => selectHighlights(root, questionId));
    void highlights.write(userId, highlightsId(quizId, questionId), { ...shown, struckLetters });
  });
}

/** Shows what another tab changes: without it, the next change here would replace what that tab has written. */
export function* followHighlights(userId: string, quizId: string): SagaIterator<void> {
  const isOfQuiz = (id: string): boolean => id.startsWith(highlightsId(quizId, ''));
  const changes: EventChannel<'changed'> = eventChannel((emit) =>
    highlights.watch(userId, (change) => {
      if (change.type === 'stale' && change.ids?.some(isOfQuiz) !== false) emit('changed');
    }),
  );
  try {
    for (;;) {
      yield* take(changes);
      yield* reload(userId, quizId);
    }
  } finally {
    changes.close();
  }
}

/** Reads again where something was highlighted here meanwhile. */
function* reload(userId: string, quizId: string): SagaIterator<void> {
  const before = yield* select(selectBlockHighlights);
  const read = yield* call(readHighlights, userId, quizId);
  const now = yield* select(selectBlockHighlights);
  if (now === before) yield put(highlightsLoaded(read));
  else yield* reload(userId, quizId);
}
