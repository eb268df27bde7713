import type { SagaIterator } from 'redux-saga';
import { call, put, select, take, takeLatest } from 'redux-saga/effects';
import { CATEGORY_KEYS, type CategoryMap, type MedicalCategoriesMap } from '@/shared/api/category';
import type { Preference } from '@/shared/api/preference';
import type { PracticeTarget } from '@/shared/routing/paths';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import { loadPreference, type SessionUser } from '@/domain/session/calls';
import { selectPreference, selectUser } from '@/domain/session/sessionSlice';
import { builderOpened, chosenUnder, practiceChosen, topicsRestored } from './builderSlice';
import { create, loadCategories, loadSavedCategories } from './calls';
import { savedTopics } from './savedTopicsStorage';

/** Restores the saved settings, and applies 'Practise'. The screen itself loads the pickers' lists. */
export function* prepareSaga(): SagaIterator<void> {
  yield takeLatest(builderOpened, prepare);
}

function* prepare({ payload }: ReturnType<typeof builderOpened>): SagaIterator<void> {
  // Errors of an earlier visit are out of date.
  yield put(create.actions.reset());
  if (payload.practice !== undefined) yield* choosePractice(payload.practice);
  yield* restoreSaved();
}

function* restoreSaved(): SagaIterator<void> {
  const user: SessionUser | undefined = yield select(selectUser);
  const known: Preference | undefined = yield select(selectPreference);
  if (user === undefined) return;
  if (known === undefined) yield take(loadPreference.actions.success);
  const preference: Preference | undefined = yield select(selectPreference);
  if (preference?.quizPreference.saveCategoriesPreference !== true) return;
  yield put(loadSavedCategories.actions.request({ userId: user.id }));
  try {
    const topics: MedicalCategoriesMap | undefined = yield call(savedTopics.read, user.id);
    if (topics !== undefined) yield put(topicsRestored(topics));
  } catch {
    // Without saved topics the search starts empty.
  }
}

function* choosePractice({ heading, name }: PracticeTarget): SagaIterator<void> {
  if (heading === 'topics' || heading === 'subtopics') {
    const other = heading === 'topics' ? 'subtopics' : 'topics';
    const chosen = { ...chosenUnder(heading, [name]), ...chosenUnder(other, []) };
    yield put(practiceChosen({ mode: 'POWER_SEARCH', chosen }));
    return;
  }
  const categories = yield* knownOnceLoaded();
  if (!categories[heading].includes(name)) {
    yield put(
      notificationAdded({ severity: 'error', text: `There are no questions on '${name}' in the bank.` }),
    );
    return;
  }
  const all = Object.fromEntries(CATEGORY_KEYS.map((key) => [key, categories[key]]));
  yield put(practiceChosen({ mode: 'CATEGORY_SEARCH', chosen: { ...all, ...chosenUnder(heading, [name]) } }));
}

function* knownOnceLoaded(): SagaIterator<CategoryMap> {
  const known: CategoryMap | undefined = yield select(loadCategories.selectData);
  if (known !== undefined) return known;
  yield take(loadCategories.actions.success);
  const loaded: CategoryMap = yield select(loadCategories.selectData);
  return loaded;
}
