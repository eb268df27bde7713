import type { SagaIterator } from 'redux-saga';
import { put, spawn, takeLeading } from 'redux-saga/effects';
import { examAwaited, examAwaitEnded } from '@/domain/quiz/awaitedExam';
import { toQuestionOptions } from '@/domain/quiz/question-types/questionTypesModel';
import { startQuiz } from '@/domain/quiz/startQuiz';
import { openTutorExam } from '@/domain/resume/resumeQuiz';
import type { SessionUser } from '@/domain/session/calls';
import { requireUser } from '@/domain/session/currentUser';
import { permissions } from '@/domain/session/permissions';
import { selectPreference } from '@/domain/session/preference';
import { mergePreference } from '@/domain/session/preferenceSaga';
import type { QuizPreference } from '@/shared/api/preference';
import type { QuizBlueprint } from '@/shared/api/quiz';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import { toFailure } from '@/shared/remote/remoteError';
import { getDependency } from '@/shared/remote/sagaContext';
import { paths } from '@/shared/routing/paths';
import { call, delay, race, select, take } from '@/shared/store/effects';
import { isEmptyMap, missingParts, NAME_MISSING, scopeOf } from './builderModel';
import {
  builderLeft,
  countAwaited,
  createQuizClicked,
  dialogClosed,
  dialogOpened,
  missingShown,
  quizCreated,
  selectBuilder,
  tutorWithTimerConfirmed,
} from './builderSlice';
import { countAvailable, loadOpenQuizzes, saveCategories } from './calls';
import { isCreateDisabled } from './questionCountModel';
import {
  selectAmount,
  selectChoice,
  selectChosen,
  selectCountQuery,
  selectEligible,
  selectHasSaved,
  selectName,
  selectOptions,
} from './selectors';

/** A click waits for the count at most this long. */
const MAX_WAIT_MS = 8_000;
const REFUSED = 'Cannot create quiz for some error...';
const NO_TUTOR_MODE = 'The quiz is created, but tutor mode could not be started. Resume it to try again.';

/** 'Create Quiz': one quiz per click, then the exam. */
export function* createSaga(): SagaIterator<void> {
  yield takeLeading([createQuizClicked, tutorWithTimerConfirmed], onCreateQuiz);
}

function* onCreateQuiz({ type }: { readonly type: string }): SagaIterator<void> {
  const user = yield* requireUser();
  const { isDone } = yield* select(selectBuilder);
  // The page may remain for a moment until the exam's chunk is loaded.
  if (isDone) return;

  if (yield* reportMissing()) return;
  if (yield* isLeftBeforeCounted()) return;
  // The form may have changed while waiting.
  if (yield* reportMissing()) return;
  const choice = yield* select(selectChoice);
  const options = yield* select(selectOptions);
  const name = yield* select(selectName);
  const amount = yield* select(selectAmount);
  const eligible = yield* select(selectEligible);
  if (isCreateDisabled(amount, eligible)) return;
  if (options.tutor && options.timer && type !== tutorWithTimerConfirmed.type) {
    yield put(dialogOpened('tutorWithTimer'));
    return;
  }
  if (type === tutorWithTimerConfirmed.type) yield put(dialogClosed());
  yield* createAndOpen(user, {
    name: name.trim(),
    userId: user.id,
    quizOptions: { tutorOn: options.tutor, timerOn: options.timer },
    noOfQuestions: Number(amount),
    questionOptions: toQuestionOptions(choice.types),
    scope: scopeOf(choice),
  });
}

/** Returns whether something is missing; each part then shows its error. */
function* reportMissing(): SagaIterator<boolean> {
  const missing = missingParts(yield* select(selectChoice), yield* select(selectName));
  if (missing.length === 0) return false;
  yield put(missingShown());
  if (missing.includes('name')) yield put(notificationAdded({ severity: 'error', text: NAME_MISSING }));
  return true;
}

/**
 * The click may precede the count of the last change: waits for it. Returns whether the page was left in the meantime.
 */
function* isLeftBeforeCounted(): SagaIterator<boolean> {
  yield put(countAwaited(true));
  const { left } = yield* race({
    settled: untilSettled(),
    late: delay(MAX_WAIT_MS),
    left: take(builderLeft),
  });
  yield put(countAwaited(false));
  return left !== undefined;
}

/** Waits until the count of the current selection has succeeded or failed, or the selection is incomplete. */
function* untilSettled(): SagaIterator<void> {
  const { success, error, reset } = countAvailable.actions;
  for (;;) {
    const query = yield* select(selectCountQuery);
    const count = yield* select(countAvailable.selectState);
    const isSettled = count.status === 'success' || count.status === 'error';
    if (query === undefined || (isSettled && count.args === query)) return;
    yield* take([success, error, reset]);
  }
}

function* createAndOpen(user: SessionUser, blueprint: QuizBlueprint): SagaIterator<void> {
  const open = yield* select((root) => loadOpenQuizzes.selectData(root));
  yield put(examAwaited({ items: blueprint.noOfQuestions, ...blueprint.quizOptions }));
  let quizId: string;
  try {
    ({ quizId } = yield* startQuiz.run({ blueprint, known: open?.map(({ id }) => id) }));
  } catch (cause) {
    const { message, unclear } = toFailure(cause);
    yield put(examAwaitEnded());
    yield put(notificationAdded({ severity: 'error', text: message ?? REFUSED, autoHideSeconds: 6 }));
    // The quiz may have been created anyway: the banner then offers it.
    if (unclear) yield put(loadOpenQuizzes.actions.request({ userId: user.id, status: 'IN_PROGRESS' }));
    return;
  }
  yield spawn(saveSettings);
  try {
    if (blueprint.quizOptions.tutorOn) yield* openTutorExam(user.id, quizId, 1);
    else (yield* getDependency('navigate'))(paths.exam.to({ examId: quizId, item: 1 }));
    yield put(quizCreated());
  } catch {
    yield put(examAwaitEnded());
    yield put(notificationAdded({ severity: 'error', text: NO_TUTOR_MODE, autoHideSeconds: null }));
    yield put(loadOpenQuizzes.actions.request({ userId: user.id, status: 'IN_PROGRESS' }));
  }
}

const SAVED = ['timerMode', 'tutorMode', 'saveCategoriesPreference'] as const;
const NOT_SAVED = 'The settings of this quiz could not be saved for the next one.';

/**
 * If 'Save settings' is on, stores the settings of the quiz just created for the next visit; if it is off, stores only
 * that. The quiz exists already: a failure shows a notification and blocks nothing.
 */
function* saveSettings(): SagaIterator<void> {
  const user = yield* requireUser();
  const options = yield* select(selectOptions);
  const hasSaved = yield* select(selectHasSaved);
  if (!options.saveSettings && !hasSaved) return;
  try {
    if (options.saveSettings) yield* saveChosen(user.id);
    const preference = yield* select(selectPreference);
    const quizPreference: QuizPreference = {
      timerMode: options.timer,
      // Other roles do not see the box, so the saved value is kept.
      tutorMode: permissions[user.primaryRole].tutorMode
        ? options.tutor
        : preference?.quizPreference.tutorMode,
      saveCategoriesPreference: options.saveSettings,
    };
    const isChanged = SAVED.some((name) => quizPreference[name] !== preference?.quizPreference[name]);
    if (isChanged) yield* mergePreference({ quizPreference });
  } catch {
    yield put(notificationAdded({ severity: 'error', text: NOT_SAVED, autoHideSeconds: 6 }));
  }
}

/** An empty selection does not overwrite the saved one. */
function* saveChosen(userId: string): SagaIterator<void> {
  const { discipline, organSystem, examType, topics, subtopics } = yield* select(selectChosen);
  const categoryMap = { discipline, organSystem, examType };
  if (!isEmptyMap({ topics, subtopics })) {
    const { savedTopics } = yield* call(() => import('./savedTopicsRecord'));
    yield* call(savedTopics.write, userId, '', { topics, subtopics });
  }
  if (!isEmptyMap(categoryMap)) yield* saveCategories.run({ userId, categoryMap });
}
