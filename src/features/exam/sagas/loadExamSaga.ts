import type { SagaIterator } from 'redux-saga';
import { call } from 'redux-saga/effects';
import type { Question } from '@/shared/api/question';
import type { QuestionHistory } from '@/shared/api/questionHistory';
import type { QuizDetails } from '@/shared/api/quiz';
import type { SessionUser } from '@/domain/session/calls';
import { permissions } from '@/domain/session/permissions';
import { journal } from '@/shared/storage/journal';
import type { JournalRecord } from '@/shared/storage/journalRecord';
import { RemoteError, toFailure } from '@/shared/remote/remoteError';
import { loadHistories, loadQuestions, loadQuiz } from '@/features/exam/store/calls';
import { fromHistories, fromJournal } from '@/features/exam/attempt/journalModel';
import type { RoomMode } from '@/features/exam/attempt/modesModel';
import { type Problem, quizProblem } from '@/features/exam/attempt/examErrorsModel';
import type { OpenRoom, RoomRef } from '@/features/exam/store/examSlice';
import { nearestIndex, type Sitting, startSitting } from '@/features/exam/attempt/attemptModel';

/** Carries a `Problem` out of the flow. */
export class RoomError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.kind);
    this.name = 'RoomError';
    this.problem = problem;
  }
}

/** The block and all its questions, from the server. Throws RoomError. */
export function* fetchBlock(
  ref: RoomRef,
  user: SessionUser,
): SagaIterator<Omit<OpenRoom, 'phase' | 'readOnly' | 'sitting'> & { readonly fresh: Sitting }> {
  const quiz = yield* fetchQuiz(ref);
  if (quiz.userId !== '' && quiz.userId !== user.id) throw new RoomError({ kind: 'unknownQuiz' });
  const mode = modeOf(ref.mode, quiz, user);
  if (mode === 'review' && quiz.quizStatus !== 'COMPLETE') throw new RoomError({ kind: 'inProgress' });
  if (mode !== 'review' && quiz.quizStatus === 'COMPLETE') throw new RoomError({ kind: 'complete' });
  if (quiz.questions.length === 0) throw new RoomError({ kind: 'noQuestions' });
  const found = yield* fetchQuestions(quiz);
  return {
    mode,
    name: quiz.name === '' ? 'Quiz' : quiz.name,
    quizItems: quiz.questions,
    questions: quiz.questions.map(({ questionId }) => found.get(questionId)),
    fresh: startSitting(quiz, user.id),
  };
}

function* fetchQuiz({ quizId }: RoomRef): SagaIterator<QuizDetails> {
  try {
    return yield* loadQuiz.perform({ quizId });
  } catch (cause) {
    throw new RoomError(quizProblem(toFailure(cause)));
  }
}

/** The key is for tutors, in a quiz that was made for it; anyone else sits the quiz as a student does. */
function modeOf(wanted: RoomMode, quiz: QuizDetails, user: SessionUser): RoomMode {
  if (wanted !== 'tutor') return wanted;
  return quiz.tutorOn && permissions[user.primaryRole].tutorRoom ? 'tutor' : 'student';
}

function* fetchQuestions({ questions }: QuizDetails): SagaIterator<ReadonlyMap<string, Question>> {
  try {
    const found: readonly Question[] = yield* loadQuestions.perform({
      questionIds: questions.map(({ questionId }) => questionId),
    });
    if (found.length === 0) throw new RoomError({ kind: 'noQuestions' });
    return new Map(found.map((question) => [question.questionId, question]));
  } catch (cause) {
    if (!(cause instanceof RemoteError)) throw cause;
    throw new RoomError({ kind: 'questionsFailed', message: cause.serverMessage });
  }
}

/** The sitting as the device, or for a review the server, knows it. Throws RoomError. */
export function* restoreSitting(fresh: Sitting, mode: RoomMode, ref: RoomRef): SagaIterator<Sitting> {
  const start = { ...fresh, current: nearestIndex(ref.index, fresh.items.length) };
  if (mode === 'review') return yield* reviewed(start);
  const restored = yield* resumedFromDevice(start);
  return ref.resumes === true ? restored : { ...restored, current: start.current };
}

function* resumedFromDevice(fresh: Sitting): SagaIterator<Sitting> {
  const record: JournalRecord | undefined = yield call(journal.read, fresh.userId, fresh.quizId);
  return record === undefined ? fresh : fromJournal(fresh, record);
}

function* reviewed(fresh: Sitting): SagaIterator<Sitting> {
  try {
    const histories: readonly QuestionHistory[] = yield* loadHistories.perform({ quizId: fresh.quizId });
    return fromHistories(fresh, histories);
  } catch (cause) {
    throw new RoomError({ kind: 'quizFailed', message: toFailure(cause).message });
  }
}
