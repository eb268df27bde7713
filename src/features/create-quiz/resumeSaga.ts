import type { SagaIterator } from 'redux-saga';
import { call, put, select, takeLeading } from 'redux-saga/effects';
import type { QuizDetails, QuizSummary } from '@/shared/contract/quiz';
import { paths } from '@/shared/navigation/paths';
import { noticeShown } from '@/shared/notices/notices';
import { toFailure } from '@/shared/remote/remoteError';
import { fromContext } from '@/shared/remote/sagaContext';
import type { SessionUser } from '@/shared/session/calls';
import { permissions } from '@/shared/session/permissions';
import { selectUser } from '@/shared/session/session';
import { dialogClosed, endWanted, resumeWanted } from './builder';
import { endOpenQuiz, loadOpenQuiz, loadOpenQuizzes } from './calls';
import { loadJournal } from './resume/loadJournal';
import { openTutorRoom } from './tutorRoom';

const GENERIC = 'Something went wrong. Please try again.';
const ENDED = 'Quiz ended successfully.';

/** What the banner of a quiz in progress offers. */
export function* resumeSaga(): SagaIterator<void> {
  yield takeLeading(resumeWanted, resume);
  yield takeLeading(endWanted, end);
}

/** To the item where this device left the quiz, else to the first; tutors to the room that the quiz was made for. */
function* resume({ payload: quizId }: ReturnType<typeof resumeWanted>): SagaIterator<void> {
  const user: SessionUser | undefined = yield select(selectUser);
  if (user === undefined) return;
  try {
    const item: number = yield call(itemLeftAt, user.id, quizId);
    const quiz: QuizDetails | undefined = permissions[user.primaryRole].tutorMode
      ? yield* loadOpenQuiz.perform({ quizId })
      : undefined;
    if (quiz?.tutorOn === true) {
      yield* openTutorRoom(user.id, quizId, item);
      return;
    }
    const navigate = yield* fromContext('navigate');
    navigate(paths.exam.to({ examId: quizId, item }));
  } catch (cause) {
    yield put(noticeShown({ kind: 'error', text: toFailure(cause).message ?? GENERIC }));
  }
}

/** Ends the quiz without its answers. When it is unclear whether that happened, the list of open quizzes tells. */
function* end({ payload: quizId }: ReturnType<typeof endWanted>): SagaIterator<void> {
  const user: SessionUser | undefined = yield select(selectUser);
  if (user === undefined) return;
  const clock = yield* fromContext('clock');
  const quizSubmitDate = new Date(clock.now()).toISOString();
  try {
    yield* endOpenQuiz.perform({ quizId, userId: user.id, quizSubmitDate });
    yield put(loadOpenQuizzes.actions.request({ userId: user.id, status: 'IN_PROGRESS' }));
  } catch (cause) {
    const { message, unclear } = toFailure(cause);
    if (!unclear || (yield* isStillOpen(user.id, quizId))) {
      yield put(noticeShown({ kind: 'error', text: message ?? GENERIC, seconds: null }));
      return;
    }
  }
  yield put(dialogClosed());
  yield call(forget, user.id, quizId);
  yield put(noticeShown({ kind: 'success', text: ENDED }));
}

function* isStillOpen(userId: string, quizId: string): SagaIterator<boolean> {
  try {
    const quizzes: readonly QuizSummary[] = yield* loadOpenQuizzes.perform({ userId, status: 'IN_PROGRESS' });
    return quizzes.some(({ id }) => id === quizId);
  } catch {
    return true;
  }
}

async function itemLeftAt(userId: string, quizId: string): Promise<number> {
  const journal = await loadJournal();
  return (await journal.read(userId, quizId))?.currentItem ?? 1;
}

/** The server has closed the quiz: its answers can no longer be sent. */
async function forget(userId: string, quizId: string): Promise<void> {
  try {
    await (await loadJournal()).remove(userId, quizId);
  } catch {
    // Nobody will ask for it; it is deleted after its 30 days.
  }
}
