import type { SagaIterator } from 'redux-saga';
import { put, takeLatest } from 'redux-saga/effects';
import { loadCategories } from '@/domain/quiz/calls';
import { ALL_TYPES, NO_TYPES } from '@/domain/quiz/question-types/questionTypesModel';
import { loadPreference } from '@/domain/session/calls';
import { requireUser } from '@/domain/session/currentUser';
import { selectPreference } from '@/domain/session/preference';
import { CATEGORY_KEYS, type CategoryMap, EMPTY_CATEGORY_MAP } from '@/shared/api/category';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import type { PracticeTarget } from '@/shared/routing/paths';
import { call, select, take } from '@/shared/store/effects';
import { isEmptyMap, knownCategories, unknownNames } from './builderModel';
import { builderOpened, formFilled, topicsRestored } from './builderSlice';
import { loadSavedCategories } from './calls';

/** Restores the saved settings and applies 'Practice'. The screen itself loads the pickers' lists. */
export function* prepareSaga(): SagaIterator<void> {
  yield takeLatest(builderOpened, prepare);
}

function* prepare({ payload }: ReturnType<typeof builderOpened>): SagaIterator<void> {
  if (payload.practice !== undefined) yield* choosePractice(payload.practice);
  yield* restoreSaved();
}

function* restoreSaved(): SagaIterator<void> {
  const user = yield* requireUser();
  const known = yield* select(selectPreference);
  if (known === undefined) yield* take(loadPreference.actions.success);
  const preference = yield* select(selectPreference);
  if (preference?.quizPreference.saveCategoriesPreference !== true) return;
  yield put(loadSavedCategories.actions.request({ userId: user.id }));
  try {
    // Loaded lazily: the page does not need IndexedDB.
    const { savedTopics } = yield* call(() => import('./savedTopicsRecord'));
    const topics = yield* call(savedTopics.read, user.id, '');
    if (topics !== undefined) yield put(topicsRestored(topics));
  } catch {
    // Without saved topics the search starts empty.
  }
}

function* choosePractice({ names, type }: PracticeTarget): SagaIterator<void> {
  const types = type === 'incorrect' ? { ...NO_TYPES, incorrect: true } : ALL_TYPES;
  const { topics = [], subtopics = [] } = names;
  if (topics.length + subtopics.length > 0) {
    yield put(formFilled({ mode: 'POWER_SEARCH', chosen: { topics, subtopics }, types }));
    return;
  }
  const bank = yield* categoriesOnceLoaded();
  const requested = { ...EMPTY_CATEGORY_MAP, ...names };
  const unknown = unknownNames(requested, bank);
  if (unknown.length > 0) {
    const text = `There are no questions on ${unknown.map((name) => `'${name}'`).join(', ')} in the bank.`;
    yield put(notificationAdded({ severity: 'error', text }));
  }
  const known = knownCategories(requested, bank);
  if (isEmptyMap(known)) return;
  const headings = CATEGORY_KEYS.filter((key) => known[key].length > 0);
  const chosen = { ...bank, ...Object.fromEntries(headings.map((key) => [key, known[key]])) };
  yield put(formFilled({ mode: 'CATEGORY_SEARCH', chosen, types }));
}

/** The screen loads the categories. */
function* categoriesOnceLoaded(): SagaIterator<CategoryMap> {
  const known = yield* select(loadCategories.selectData);
  if (known !== undefined) return known;
  return (yield* take(loadCategories.actions.success)).payload;
}
