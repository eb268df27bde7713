import { createAction } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { put, takeLeading } from 'redux-saga/effects';
import { dayBlockOf, dayLock, endCurrentDay, pathOfDay, readCurrentDay } from '@/domain/exam-day/days';
import {
  blockName,
  blockNumberOf,
  blockStarted,
  type DayPlan,
  newDay,
  runningBlock,
} from '@/domain/exam-day/examDayModel';
import { blockCreation, currentDay, type ExamDay } from '@/domain/exam-day/examDayRecord';
import { examAwaited, examAwaitEnded } from '@/domain/quiz/awaitedExam';
import { readOpenQuizzes, startQuiz } from '@/domain/quiz/startQuiz';
import { requireUser } from '@/domain/session/currentUser';
import type { QuizBlueprint } from '@/shared/api/quiz';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import { toFailure } from '@/shared/remote/remoteError';
import { getDependency } from '@/shared/remote/sagaContext';
import { withLock } from '@/shared/remote/withLock';
import { serverNow } from '@/shared/storage/serverClock';
import { readTrouble, UNREADABLE } from '@/shared/storage/storageHealth';
import { call } from '@/shared/store/effects';
import { countForDay } from './useBlockQuestions';

/** 'Start exam day', with the number of items that the first block can have. */
export const startDayClicked = createAction<{ readonly plan: DayPlan; readonly items: number }>(
  'examDay/startClicked',
);
/** 'Next block', with the number of items that it can have. */
export const nextBlockClicked = createAction<{ readonly items: number }>('examDay/nextBlockClicked');
export const endDayConfirmed = createAction('examDay/endConfirmed');

const REFUSED = 'The block could not be created. Please try again.';

type BlockClick = ReturnType<typeof startDayClicked | typeof nextBlockClicked>;

export function* examDaySaga(): SagaIterator<void> {
  yield takeLeading([startDayClicked, nextBlockClicked], startBlock);
  yield takeLeading(endDayConfirmed, endDay);
}

function* startBlock({ payload }: BlockClick): SagaIterator<void> {
  const user = yield* requireUser();
  // Read, create and write under one lock: a click in another tab waits, and then opens this block.
  yield* withLock(dayLock(user.id), () => startLockedBlock(user.id, payload));
}

/** Creates the quiz of the next block once, and opens its exam. */
function* startLockedBlock(userId: string, payload: BlockClick['payload']): SagaIterator<void> {
  const navigate = yield* getDependency('navigate');
  const current = yield* call(readCurrentDay, userId);
  const trouble = readTrouble(currentDay.store.name);
  if (current === undefined && trouble !== undefined) {
    // The device may have a day in progress already; another one must not begin.
    yield put(notificationAdded({ severity: 'error', text: UNREADABLE[trouble], autoHideSeconds: 6 }));
    return;
  }
  // Another tab may have started it: there can be only one exam day at a time.
  if (current !== undefined && ('plan' in payload || runningBlock(current) !== undefined)) {
    navigate(pathOfDay(current));
    return;
  }
  const day = 'plan' in payload ? newDay(payload.plan) : current;
  if (day === undefined) return;
  const { items } = payload;
  const awaited = blockStarted(day, { quizId: '', items }, serverNow());
  yield put(examAwaited({ items, timerOn: true, tutorOn: false, dayBlock: dayBlockOf(awaited, '') }));
  const quizId = yield* createBlock(userId, day, items);
  if (quizId === undefined) {
    yield put(examAwaitEnded());
    return;
  }
  const started = blockStarted(day, { quizId, items }, serverNow());
  yield* call(currentDay.write, userId, '', started);
  // A day whose block the device refuses is lost with the page: only this record finds its quiz again.
  const stored = yield* call(currentDay.readStored, userId, '');
  if (stored !== undefined && blockNumberOf(stored, quizId) !== undefined)
    yield* call(blockCreation.remove, userId, '');
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
  const { name } = blueprint;
  try {
    const open = yield* readOpenQuizzes(userId);
    const begun = yield* call(blockCreation.read, userId, '');
    const left =
      begun?.name === name
        ? open.find((quiz) => quiz.name === name && !begun.known.includes(quiz.id))
        : undefined;
    if (left !== undefined) return left.id;
    const known = open.map(({ id }) => id);
    yield* call(blockCreation.write, userId, '', { name, known });
    // If this page is lost too, nothing else finds the quiz: what the device has refused is written once more.
    const stored = yield* call(blockCreation.readStored, userId, '');
    if (stored?.name !== name) yield* call(blockCreation.write, userId, '', { name, known });
    return (yield* startQuiz.run({ blueprint, known })).quizId;
  } catch (cause) {
    const { message } = toFailure(cause);
    yield put(notificationAdded({ severity: 'error', text: message ?? REFUSED, autoHideSeconds: 6 }));
    // There may be fewer questions than counted.
    yield put(
      countForDay.actions.request({ userId, questionOptions: types, scope: { categoryMap: categories } }),
    );
    return undefined;
  }
}

function* endDay(): SagaIterator<void> {
  const user = yield* requireUser();
  const { pathname } = location;
  const next = yield* call(endCurrentDay, user.id, serverNow());
  // Storing may take a while, and the day is no longer shown before it has ended. A navigation to the same page would
  // close a menu that was opened meanwhile.
  if (location.pathname !== pathname || next === pathname) return;
  const navigate = yield* getDependency('navigate');
  navigate(next, { replace: true });
}
