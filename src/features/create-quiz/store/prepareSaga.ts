import type { SagaIterator } from 'redux-saga';
import { put, takeLatest } from 'redux-saga/effects';
import { loadNewBlock } from '@/domain/quiz/newBlock';
import { loadPreference } from '@/domain/session/calls';
import { requireUser } from '@/domain/session/requireUser';
import { selectPreference } from '@/domain/session/sessionSlice';
import { CATEGORY_KEYS, type CategoryMap } from '@/shared/api/category';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import type { PracticeTarget } from '@/shared/routing/paths';
import { call, select, take } from '@/shared/store/effects';
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
  // A block that was created but not opened may have changed when it is resumed.
  yield put(loadNewBlock.actions.reset());
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
    const topics = yield* call(savedTopics.read, user.id);
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
  const known = yield* select(loadCategories.selectData);
  if (known !== undefined) return known;
  return (yield* take(loadCategories.actions.success)).payload;
}
