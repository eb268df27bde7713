import type { SagaIterator } from 'redux-saga';
import { spawn } from 'redux-saga/effects';
import { countQuiz } from '@/domain/activity/countQuiz';
import { createQuiz, getQuizzes, type QuizBlueprint, type QuizSummary } from '@/shared/api/quiz';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import { toFailure } from '@/shared/remote/remoteError';
import { getDependency } from '@/shared/remote/sagaContext';

interface QuizStart {
  readonly blueprint: QuizBlueprint;
  /** Ids of the quizzes in progress before this one; undefined if they are not known. */
  readonly known: readonly string[] | undefined;
}

/** Draws the questions of a new quiz. */
const sendNewQuiz = createRemoteCall({ name: 'quiz/create', endpoint: createQuiz });

/** Finds a quiz if it is not known whether it was created. */
const loadOpenQuizzes = createRemoteCall({ name: 'quiz/open', endpoint: getQuizzes });

/**
 * Creates one quiz. If no response says whether it was created, the server is read and the
 * quiz that it has by now is used. Throws RemoteError.
 */
export const startQuiz = createRemoteCall({
  name: 'quiz/start',
  concurrency: 'leading',
  *send({ blueprint, known }: QuizStart): SagaIterator<{ readonly quizId: string }> {
    const quizId = yield* createOnce(blueprint, known);
    yield spawn(countQuiz, blueprint.userId, blueprint.noOfQuestions);
    const { tutorOn, timerOn } = blueprint.quizOptions;
    const track = yield* getDependency('track');
    track('quiz created', { tutorOn, timerOn, questions: blueprint.noOfQuestions });
    return { quizId };
  },
});

function* createOnce(blueprint: QuizBlueprint, known: QuizStart['known']): SagaIterator<string> {
  try {
    return (yield* sendNewQuiz.run(blueprint)).quizId;
  } catch (cause) {
    if (known === undefined || !toFailure(cause).unclear) throw cause;
    const created = yield* findCreated(blueprint, known);
    if (created === undefined) throw cause;
    return created;
  }
}

/** The quiz in progress of this name that was not there before; undefined if there is none, or none can be read. */
function* findCreated(
  { name, userId }: QuizBlueprint,
  known: readonly string[],
): SagaIterator<string | undefined> {
  try {
    const open = yield* readOpenQuizzes(userId);
    return open.find((quiz) => quiz.name === name && !known.includes(quiz.id))?.id;
  } catch {
    return undefined;
  }
}

export function* readOpenQuizzes(userId: string): SagaIterator<readonly QuizSummary[]> {
  return yield* loadOpenQuizzes.run({ userId, status: 'IN_PROGRESS' });
}
