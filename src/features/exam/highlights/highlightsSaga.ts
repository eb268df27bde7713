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

/** Stores each change in the dispatch that makes it. */
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

/** Shows changes made by other tabs: otherwise the next change here would overwrite them. */
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

/** Reads again if something was highlighted here in the meantime. */
function* reload(userId: string, quizId: string): SagaIterator<void> {
  const before = yield* select(selectBlockHighlights);
  const read = yield* call(readHighlights, userId, quizId);
  const now = yield* select(selectBlockHighlights);
  if (now === before) yield put(highlightsLoaded(read));
  else yield* reload(userId, quizId);
}
