import type { SagaIterator } from 'redux-saga';
import { takeEvery } from 'redux-saga/effects';
import { clockSkew } from '@/domain/session/token';
import { type AttemptItem, currentItem } from '@/features/exam/attempt/attemptModel';
import { selectOpenExam, strikeToggled } from '@/features/exam/store/examSlice';
import { getDependency } from '@/shared/remote/sagaContext';
import { select } from '@/shared/store/effects';
import type { RootState } from '@/shared/store/rootState';
import { highlightsChanged, selectHighlights } from './highlightsSlice';
import { highlightsStorage } from './highlightsStorage';

/** Stores highlights, notes and strikes of a question in the dispatch that changes them. */
export function* storeHighlights(): SagaIterator<void> {
  const clock = yield* getDependency('clock');
  yield takeEvery([highlightsChanged, strikeToggled], function* () {
    const exam = yield* select(selectOpenExam);
    const item: AttemptItem | undefined = exam === undefined ? undefined : currentItem(exam.attempt);
    if (exam === undefined || item === undefined || exam.readOnly) return;
    const { questionId, struckLetters } = item;
    const highlights = yield* select((root: RootState) => selectHighlights(root, questionId));
    const { userId, quizId } = exam.attempt;
    void highlightsStorage.write(
      userId,
      quizId,
      questionId,
      { ...highlights, struckLetters },
      clock.now() + clockSkew(),
    );
  });
}
