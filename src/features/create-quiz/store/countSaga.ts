import { isAnyOf } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { put, takeEvery, takeLatest } from 'redux-saga/effects';
import { loadCategories } from '@/domain/quiz/calls';
import { loadPreference } from '@/domain/session/calls';
import { selectRole } from '@/domain/session/sessionSlice';
import { delay, select } from '@/shared/store/effects';
import {
  builderOpened,
  dialogOpened,
  formFilled,
  modeSwitched,
  namesChosen,
  recountRequested,
  selectBuilder,
  topicsRestored,
  typeToggled,
} from './builderSlice';
import { countAvailable, loadSavedCategories } from './calls';
import { isOutOfQuestions } from './questionCountModel';
import { selectCountQuery, selectIsCounted } from './selectors';

const DEBOUNCE_MS = 300;

const mayChangeChoice = isAnyOf(
  builderOpened,
  modeSwitched,
  namesChosen,
  typeToggled,
  formFilled,
  topicsRestored,
  loadCategories.actions.success,
  loadSavedCategories.actions.success,
  loadPreference.actions.success,
);

/** Keeps the count of available questions in sync with the selection. */
export function* countSaga(): SagaIterator<void> {
  yield takeLatest(mayChangeChoice, countDebounced);
  yield takeEvery(recountRequested, count);
  yield takeEvery(countAvailable.actions.success, notifyOutOfQuestions);
}

function* countDebounced(action: { readonly type: string }): SagaIterator<void> {
  // The quota may have changed since the last visit.
  if (builderOpened.match(action)) yield put(countAvailable.actions.reset());
  yield* delay(DEBOUNCE_MS);
  const isCounted = yield* select(selectIsCounted);
  if (!isCounted) yield* count();
}

function* count(): SagaIterator<void> {
  const query = yield* select(selectCountQuery);
  yield put(query === undefined ? countAvailable.actions.reset() : countAvailable.actions.request(query));
}

/** Once per visit: the dialog would interrupt every further selection. */
function* notifyOutOfQuestions({
  payload,
}: ReturnType<typeof countAvailable.actions.success>): SagaIterator<void> {
  const role = yield* select(selectRole);
  const { toldOutOfQuestions } = yield* select(selectBuilder);
  if (role !== undefined && !toldOutOfQuestions && isOutOfQuestions(role, payload)) {
    yield put(dialogOpened('outOfQuestions'));
  }
}
