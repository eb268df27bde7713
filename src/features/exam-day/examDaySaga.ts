import { createAction } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { put, spawn, takeLeading } from 'redux-saga/effects';
import { countQuiz } from '@/domain/activity/countQuiz';
import { finishDay, pathOfDay } from '@/domain/exam-day/days';
import { blockName, blockStarted, type DayPlan, newDay, runningBlock } from '@/domain/exam-day/examDayModel';
import { currentDay, type ExamDay } from '@/domain/exam-day/examDayRecord';
import { create } from '@/domain/quiz/calls';
import { loadNewBlock } from '@/domain/quiz/newBlock';
import { requireUser } from '@/domain/session/currentUser';
import { getQuizzes, type QuizBlueprint, type QuizSummary } from '@/shared/api/quiz';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import { toFailure } from '@/shared/remote/remoteError';
import { getDependency } from '@/shared/remote/sagaContext';
import { serverNow } from '@/shared/storage/serverClock';
import { call } from '@/shared/store/effects';
import { countForDay } from './useBlockQuestions';

/** Finds a quiz if it is not known whether it was created. */
const loadOpenQuizzes = createRemoteCall({
  name: 'examDay/openQuizzes',
  endpoint: getQuizzes,
  concurrency: 'latest',
});

/** 'Start exam day', with the number of items that the first block can have. */
export const startDayClicked = createAction<{ readonly plan: DayPlan; readonly items: number }>(
  'examDay/startClicked',
);
/** 'Next block', with the number of items that it can have. */
export const nextBlockClicked = createAction<{ readonly items: number }>('examDay/nextBlockClicked');
export const endDayConfirmed = createAction('examDay/endConfirmed');

const REFUSED = 'The block could not be created. Please try again.';

export function* examDaySaga(): SagaIterator<void> {
  yield takeLeading([startDayClicked, nextBlockClicked], startBlock);
  yield takeLeading(endDayConfirmed, endDay);
}

/** Creates the quiz of the next block once, and opens its exam. */
function* startBlock({
  payload,
}: ReturnType<typeof startDayClicked | typeof nextBlockClicked>): SagaIterator<void> {
  const user = yield* requireUser();
  const navigate = yield* getDependency('navigate');
  const current = yield* call(currentDay.read, user.id, '');
  // Another tab may have started it: there can be only one exam day at a time.
  if (current !== undefined && ('plan' in payload || runningBlock(current) !== undefined)) {
    navigate(pathOfDay(current));
    return;
  }
  const day = 'plan' in payload ? newDay(payload.plan) : current;
  if (day === undefined) return;
  const { items } = payload;
  const quizId = yield* createBlock(user.id, day, items);
  if (quizId === undefined) return;
  const started = blockStarted(day, { quizId, items }, serverNow());
  yield* call(currentDay.write, user.id, '', started);
  yield put(loadNewBlock.actions.request({ quizId }));
  yield spawn(countQuiz, user.id, items);
  const track = yield* getDependency('track');
  track('quiz created', { tutorOn: false, timerOn: true, questions: items });
  // Back must not lead to a break.
  navigate(pathOfDay(started), { replace: current !== undefined });
}

/** Returns the id of the quiz; undefined if there is none, after showing why. */
function* createBlock(
  userId: string,
  { exam, blocks, categories, types, started }: ExamDay,
  items: number,
): SagaIterator<string | undefined> {
  const blueprint: QuizBlueprint = {
    name: blockName(exam, started.length + 1, blocks),
    userId,
    quizOptions: { tutorOn: false, timerOn: true },
    noOfQuestions: items,
    questionOptions: types,
    scope: { categoryMap: categories },
  };
  let known: ReadonlySet<string> | undefined;
  try {
    known = new Set((yield* openQuizzes(userId)).map(({ id }) => id));
    return (yield* create.run(blueprint)).quizId;
  } catch (cause) {
    const { message, unclear } = toFailure(cause);
    const created =
      known !== undefined && unclear ? yield* findCreated(userId, blueprint.name, known) : undefined;
    if (created !== undefined) return created;
    yield put(notificationAdded({ severity: 'error', text: message ?? REFUSED, autoHideSeconds: 6 }));
    // There may be fewer questions than counted.
    yield put(
      countForDay.actions.request({ userId, questionOptions: types, scope: { categoryMap: categories } }),
    );
    return undefined;
  }
}

function* openQuizzes(userId: string): SagaIterator<readonly QuizSummary[]> {
  return yield* loadOpenQuizzes.run({ userId, status: 'IN_PROGRESS' });
}

/** The quiz may have been created although no response arrived: then it is used instead of creating another. */
function* findCreated(
  userId: string,
  name: string,
  known: ReadonlySet<string>,
): SagaIterator<string | undefined> {
  try {
    const open = yield* openQuizzes(userId);
    return open.find((quiz) => quiz.name === name && !known.has(quiz.id))?.id;
  } catch {
    return undefined;
  }
}

function* endDay(): SagaIterator<void> {
  const user = yield* requireUser();
  const day = yield* call(currentDay.read, user.id, '');
  if (day === undefined) return;
  const { pathname } = location;
  const next = yield* call(finishDay, user.id, day, serverNow());
  // Storing may take a while, and the day is no longer shown before it has ended.
  if (location.pathname !== pathname) return;
  const navigate = yield* getDependency('navigate');
  navigate(next, { replace: true });
}
