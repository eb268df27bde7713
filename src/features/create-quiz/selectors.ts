import { createSelector } from '@reduxjs/toolkit';
import {
  type CategoryMap,
  EMPTY_CATEGORY_MAP,
  EMPTY_MEDICAL_CATEGORIES_MAP,
} from '@/shared/contract/category';
import type { QuizMode } from '@/shared/contract/preference';
import type { QuestionCountQuery } from '@/shared/contract/quiz';
import type { RootState } from '@/shared/remote/rootState';
import { loadPreference } from '@/shared/session/calls';
import { selectPreference, selectUser } from '@/shared/session/session';
import { defaultAmount } from './amountModel';
import { selectBuilder } from './builder';
import { countAvailable, loadCategories, loadSavedCategories } from './calls';
import {
  type Choice,
  type Chosen,
  defaultQuizName,
  initialOptions,
  isComplete,
  knownCategories,
  type QuizOptions,
  scopeOf,
} from './model';
import { NO_TYPES, toQuestionOptions } from './questionTypesModel';

/** Undefined while the saved mode is not known and none was chosen here. */
export function selectMode(root: RootState): QuizMode | undefined {
  const saved = selectPreference(root)?.quizMode;
  const fallback = loadPreference.selectError(root) === undefined ? undefined : 'CATEGORY_SEARCH';
  return selectBuilder(root).mode ?? saved ?? fallback;
}

/** Whether 'Save settings' was on when a quiz was last created. */
export function selectHasSaved(root: RootState): boolean {
  return selectPreference(root)?.quizPreference.saveCategoriesPreference === true;
}

/** The saved set, without what the bank no longer has; empty while it is not known. */
export const selectSavedCategories: (root: RootState) => CategoryMap = createSelector(
  [selectHasSaved, (root: RootState) => loadSavedCategories.selectData(root), loadCategories.selectData],
  (hasSaved, saved, known) =>
    hasSaved && saved !== undefined && known !== undefined
      ? knownCategories(saved, known)
      : EMPTY_CATEGORY_MAP,
);

export const selectChosen: (root: RootState) => Chosen = createSelector(
  [
    (root: RootState) => selectBuilder(root).chosen,
    selectSavedCategories,
    (root: RootState) => selectBuilder(root).savedTopics,
  ],
  (chosen, savedCategories, savedTopics) => ({
    ...savedCategories,
    ...(savedTopics ?? EMPTY_MEDICAL_CATEGORIES_MAP),
    ...chosen,
  }),
);

const selectTypes = (root: RootState) => selectBuilder(root).types ?? NO_TYPES;

export const selectChoice: (root: RootState) => Choice = createSelector(
  [(root: RootState) => selectMode(root) ?? 'CATEGORY_SEARCH', selectChosen, selectTypes],
  (mode, chosen, types) => ({ mode, chosen, types }),
);

export const selectOptions: (root: RootState) => QuizOptions = createSelector(
  [selectUser, selectPreference, (root: RootState) => selectBuilder(root).options],
  (user, preference, options) => ({
    ...initialOptions(user?.primaryRole ?? 'ROLE_STUDENT', preference),
    ...options,
  }),
);

/** What is to be counted; undefined while something is missing. The same object until the choice changes. */
export const selectCountQuery: (root: RootState) => QuestionCountQuery | undefined = createSelector(
  [selectUser, selectChoice],
  (user, choice) =>
    user !== undefined && isComplete(choice)
      ? { userId: user.id, questionOptions: toQuestionOptions(choice.types), scope: scopeOf(choice) }
      : undefined,
);

/** Whether the count that is there answers the choice as it stands now. */
export function selectIsCounted(root: RootState): boolean {
  const remote = countAvailable.selectState(root);
  return remote.status === 'success' && remote.args === selectCountQuery(root);
}

/** How many questions may be drawn of the choice; undefined until that was counted. */
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
