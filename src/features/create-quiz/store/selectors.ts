import { createSelector } from '@reduxjs/toolkit';
import { loadCategories } from '@/domain/quiz/calls';
import { NO_TYPES, toQuestionOptions } from '@/domain/quiz/question-types/questionTypesModel';
import { loadPreference } from '@/domain/session/calls';
import { selectPreference } from '@/domain/session/preference';
import { selectRole, selectUser } from '@/domain/session/sessionSlice';
import { type CategoryMap, EMPTY_CATEGORY_MAP, EMPTY_MEDICAL_CATEGORIES_MAP } from '@/shared/api/category';
import type { QuizMode } from '@/shared/api/preference';
import type { QuestionCountQuery } from '@/shared/api/quiz';
import type { RootState } from '@/shared/store/rootReducer';
import {
  type Choice,
  type Chosen,
  defaultQuizName,
  initialOptions,
  isComplete,
  knownCategories,
  type QuizOptions,
  scopeOf,
} from './builderModel';
import { selectBuilder } from './builderSlice';
import { countAvailable, loadSavedCategories } from './calls';
import { defaultAmount } from './questionCountModel';

/** Undefined while the saved mode is unknown and none has been chosen here. */
export function selectMode(root: RootState): QuizMode | undefined {
  const saved = selectPreference(root)?.quizMode;
  const fallback = loadPreference.selectError(root) === undefined ? undefined : 'CATEGORY_SEARCH';
  return selectBuilder(root).mode ?? saved ?? fallback;
}

/** Whether 'Save settings' was on when a quiz was last created. */
export function selectHasSaved(root: RootState): boolean {
  return selectPreference(root)?.quizPreference.saveCategoriesPreference === true;
}

/** The saved set without names that the bank no longer has; empty until it is known. */
export const selectSavedCategories = createSelector(
  (root: RootState) => (selectHasSaved(root) ? loadSavedCategories.selectData(root) : undefined),
  (root: RootState) => loadCategories.selectData(root),
  (saved, known): CategoryMap =>
    saved === undefined || known === undefined ? EMPTY_CATEGORY_MAP : knownCategories(saved, known),
);

/** As saved, until changed here. */
export const selectChosen = createSelector(
  (root: RootState) => selectBuilder(root).chosen,
  selectSavedCategories,
  (root: RootState) => selectBuilder(root).savedTopics,
  (chosen, savedCategories, savedTopics = EMPTY_MEDICAL_CATEGORIES_MAP): Chosen => ({
    ...savedCategories,
    ...savedTopics,
    ...chosen,
  }),
);

export const selectChoice = createSelector(
  (root: RootState) => selectMode(root) ?? 'CATEGORY_SEARCH',
  selectChosen,
  (root: RootState) => selectBuilder(root).types ?? NO_TYPES,
  (mode, chosen, types): Choice => ({ mode, chosen, types }),
);

/** The options of 'Quiz Options': as saved, until changed here. */
export const selectOptions = createSelector(
  (root: RootState) => selectRole(root) ?? 'ROLE_STUDENT',
  selectPreference,
  (root: RootState) => selectBuilder(root).options,
  (role, preference, changed): QuizOptions => ({ ...initialOptions(role, preference), ...changed }),
);

/** Undefined while something is missing. */
export const selectCountQuery = createSelector(
  (root: RootState) => selectUser(root)?.id,
  selectChoice,
  (userId, choice): QuestionCountQuery | undefined =>
    userId === undefined || !isComplete(choice)
      ? undefined
      : { userId, questionOptions: toQuestionOptions(choice.types), scope: scopeOf(choice) },
);

/** Whether the loaded count belongs to the current selection. */
export function selectIsCounted(root: RootState): boolean {
  const remote = countAvailable.selectState(root);
  return remote.status === 'success' && remote.args === selectCountQuery(root);
}

/** How many questions of the selection may be drawn; undefined until counted. */
export function selectEligible(root: RootState): number | undefined {
  if (selectCountQuery(root) === undefined) return undefined;
  const remote = countAvailable.selectState(root);
  return remote.status === 'idle' || remote.status === 'error'
    ? undefined
    : remote.data?.eligibleQuestionCount;
}

export function selectName(root: RootState): string {
  const { name, defaultName } = selectBuilder(root);
  return name ?? (defaultName === '' ? '' : defaultQuizName(defaultName));
}

export function selectAmount(root: RootState): string {
  return selectBuilder(root).amount ?? defaultAmount(selectChoice(root).mode, selectEligible(root));
}
