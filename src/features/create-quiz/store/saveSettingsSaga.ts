import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { permissions } from '@/domain/session/permissions';
import { mergePreference } from '@/domain/session/preferenceSaga';
import { selectPreference } from '@/domain/session/preferenceSlice';
import { requireUser } from '@/domain/session/requireUser';
import type { QuizPreference } from '@/shared/api/preference';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import { call, select } from '@/shared/store/effects';
import { isEmptyMap } from './builderModel';
import { saveCategories } from './calls';
import { selectChosen, selectHasSaved, selectOptions } from './selectors';

const SAVED = ['timerMode', 'tutorMode', 'saveCategoriesPreference'] as const;
const NOT_SAVED = 'The settings of this quiz could not be saved for the next one.';

/**
 * If 'Save settings' is on, stores the settings of the quiz just created for the next visit; if it is off, stores only
 * that. The quiz exists already: a failure shows a notification and blocks nothing.
 */
export function* saveSettings(): SagaIterator<void> {
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
