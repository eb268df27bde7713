import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { loadQuestions, questionsKey } from '@/domain/question/calls';
import type { Question } from '@/shared/api/question';
import type { QuizDetails } from '@/shared/api/quiz';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import { select, take } from '@/shared/store/effects';
import { loadQuiz } from './calls';

interface NewBlock {
  readonly quiz: QuizDetails;
  readonly questions: readonly Question[];
}

interface NewQuiz {
  readonly quizId: string;
}

/** The block of a quiz that was just created, requested while its exam is still being rendered. */
export const loadNewBlock = createRemoteCall<NewQuiz, NewBlock>({
  name: 'quiz/newBlock',
  concurrency: 'latest',
  key: ({ quizId }) => quizId,
  send: readBlock,
});

function* readBlock({ quizId }: NewQuiz): SagaIterator<NewBlock> {
  const quiz = yield* loadQuiz.run({ quizId });
  if (quiz.questions.length === 0) return { quiz, questions: [] };
  const query = { questionIds: quiz.questions.map(({ questionId }) => questionId) };
  const questions = yield* loadQuestions.run(query);
  // `takeNewBlock` returns them: nothing else stores them.
  yield put(loadQuestions.actions.reset(questionsKey(query)));
  return { quiz, questions };
}

/** Waits for the block and returns it, once. Undefined if it was not requested or did not load. */
export function* takeNewBlock(quizId: string): SagaIterator<NewBlock | undefined> {
  const { success, error, reset } = loadNewBlock.actions;
  for (;;) {
    const block = yield* select(loadNewBlock.selectState, quizId);
    if (block.status === 'idle') return undefined;
    if (block.status !== 'pending') {
      yield put(reset(quizId));
      return block.status === 'success' ? block.data : undefined;
    }
    yield* take([success, error, reset]);
  }
}
