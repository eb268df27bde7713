import type { Role } from '@/shared/api/account';
import {
  type CategoryMap,
  EMPTY_CATEGORY_MAP,
  EMPTY_MEDICAL_CATEGORIES_MAP,
  type MedicalCategoriesMap,
} from '@/shared/api/category';
import type { Preference, QuizMode } from '@/shared/api/preference';
import type { QuestionCountQuery } from '@/shared/api/quiz';
import type { RootState } from '@/shared/store/rootState';
import { loadPreference } from '@/domain/session/calls';
import { selectPreference, selectRole, selectUser } from '@/domain/session/sessionSlice';
import { defaultAmount } from './questionCountModel';
import { selectBuilder } from './builderSlice';
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
} from './builderModel';
import { NO_TYPES, type QuestionTypes, toQuestionOptions } from './questionTypesModel';
import { remember } from './remember';

/** Undefined while the saved mode is unknown and none was chosen here. */
export function selectMode(root: RootState): QuizMode | undefined {
  const saved = selectPreference(root)?.quizMode;
  const fallback = loadPreference.selectError(root) === undefined ? undefined : 'CATEGORY_SEARCH';
  return selectBuilder(root).mode ?? saved ?? fallback;
}

/** Whether 'Save settings' was on when a quiz was last created. */
export function selectHasSaved(root: RootState): boolean {
  return selectPreference(root)?.quizPreference.saveCategoriesPreference === true;
}

const knownOf = remember((saved: CategoryMap | undefined, known: CategoryMap | undefined) =>
  saved === undefined || known === undefined ? EMPTY_CATEGORY_MAP : knownCategories(saved, known),
);

/** The saved set without names that the bank no longer has; empty until it is known. */
export function selectSavedCategories(root: RootState): CategoryMap {
  const saved = selectHasSaved(root) ? loadSavedCategories.selectData(root) : undefined;
  return knownOf(saved, loadCategories.selectData(root));
}

const chosenOf = remember(
  (
    chosen: Partial<Chosen>,
    savedCategories: CategoryMap,
    savedTopics: MedicalCategoriesMap = EMPTY_MEDICAL_CATEGORIES_MAP,
  ): Chosen => ({ ...savedCategories, ...savedTopics, ...chosen }),
);

/** Selected names of each heading: as saved, until changed here. */
export function selectChosen(root: RootState): Chosen {
  const { chosen, savedTopics } = selectBuilder(root);
  return chosenOf(chosen, selectSavedCategories(root), savedTopics);
}

const choiceOf = remember((mode: QuizMode, chosen: Chosen, types: QuestionTypes): Choice => ({
  mode,
  chosen,
  types,
}));

/** The selection; memoized. */
export function selectChoice(root: RootState): Choice {
  const mode = selectMode(root) ?? 'CATEGORY_SEARCH';
  return choiceOf(mode, selectChosen(root), selectBuilder(root).types ?? NO_TYPES);
}

const optionsOf = remember(
  (role: Role, preference: Preference | undefined, changed: Partial<QuizOptions>): QuizOptions => ({
    ...initialOptions(role, preference),
    ...changed,
  }),
);

/** The boxes of 'Quiz Options': as saved, until changed here. */
export function selectOptions(root: RootState): QuizOptions {
  const role = selectRole(root) ?? 'ROLE_STUDENT';
  return optionsOf(role, selectPreference(root), selectBuilder(root).options);
}

const queryOf = remember((userId: string, choice: Choice): QuestionCountQuery => ({
  userId,
  questionOptions: toQuestionOptions(choice.types),
  scope: scopeOf(choice),
}));

/** The count's query; undefined while something is missing. Memoized. */
export function selectCountQuery(root: RootState): QuestionCountQuery | undefined {
  const user = selectUser(root);
  const choice = selectChoice(root);
  return user !== undefined && isComplete(choice) ? queryOf(user.id, choice) : undefined;
}

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

/** Value of 'Quiz Name'. */
export function selectName(root: RootState): string {
  const { name, defaultName } = selectBuilder(root);
  return name ?? (defaultName === '' ? '' : defaultQuizName(defaultName));
}

export function selectAmount(root: RootState): string {
  return selectBuilder(root).amount ?? defaultAmount(selectChoice(root).mode, selectEligible(root));
}
