import { CATEGORY_LABELS } from '@/domain/question/categoryLabels';
import { hasType, type QuestionTypes } from '@/domain/quiz/question-types/questionTypesModel';
import { permissions } from '@/domain/session/permissions';
import type { Role } from '@/shared/api/account';
import {
  CATEGORY_KEYS,
  type CategoryHeading,
  type CategoryMap,
  MEDICAL_CATEGORY_KEYS,
  type MedicalCategoriesMap,
} from '@/shared/api/category';
import { fieldsOf, string, tryDecode } from '@/shared/api/decode';
import type { Preference, QuizMode } from '@/shared/api/preference';
import type { QuestionScope, QuizSummary } from '@/shared/api/quiz';
import type { PracticeTarget } from '@/shared/routing/paths';

export type Chosen = Readonly<Record<CategoryHeading, readonly string[]>>;

/** The selection: everything that decides which questions a quiz may draw. */
export interface Choice {
  readonly mode: QuizMode;
  readonly chosen: Chosen;
  readonly types: QuestionTypes;
}

export interface QuizOptions {
  readonly timer: boolean;
  readonly saveSettings: boolean;
  readonly tutor: boolean;
}

type Missing = CategoryHeading | 'types' | 'name';

export const NAME_MISSING = 'Quiz Name is required';

/** The selected names in the form of the contract. */
export function scopeOf({ mode, chosen }: Choice): QuestionScope {
  const { discipline, organSystem, examType, topics, subtopics } = chosen;
  return mode === 'POWER_SEARCH'
    ? { medicalCategoriesMap: { topics, subtopics } }
    : { categoryMap: { discipline, organSystem, examType } };
}

/** Headings that lack a required selection: by category all three are required, by topic both. */
export function emptyHeadings({ mode, chosen }: Choice): readonly CategoryHeading[] {
  const isEmpty = (heading: CategoryHeading): boolean => chosen[heading].length === 0;
  if (mode === 'CATEGORY_SEARCH') return CATEGORY_KEYS.filter(isEmpty);
  return MEDICAL_CATEGORY_KEYS.every(isEmpty) ? MEDICAL_CATEGORY_KEYS : [];
}

export function isComplete(choice: Choice): boolean {
  return emptyHeadings(choice).length === 0 && hasType(choice.types);
}

/** What is missing in the form, in page order: headings without a selection, and parts. */
export function missingParts(choice: Choice, name: string): readonly Missing[] {
  const missing: Missing[] = [...emptyHeadings(choice)];
  if (!hasType(choice.types)) missing.push('types');
  if (name.trim() === '') missing.push('name');
  return missing;
}

/** Parameters of 'Practice' in the query; undefined if they name nothing. */
export function practiceOf(query: URLSearchParams): PracticeTarget | undefined {
  const named = [...CATEGORY_KEYS, ...MEDICAL_CATEGORY_KEYS].flatMap((heading) => {
    const names = query.getAll(heading).filter((name) => name.trim() !== '');
    return names.length === 0 ? [] : [[heading, names] as const];
  });
  if (named.length === 0) return undefined;
  return {
    names: Object.fromEntries(named),
    ...(query.get('type') === 'incorrect' && { type: 'incorrect' }),
  };
}

/** The notice that 'Practice' stores in the state of the history entry. */
export function noticeOf(state: unknown): string | undefined {
  return tryDecode(() => string(fieldsOf(state, 'history state').get('notice')));
}

/** For instance 'Select at least one Organ System'; either a topic or a subtopic is enough. */
export function categoryProblem(heading: CategoryHeading): string {
  if (heading === 'topics' || heading === 'subtopics') return 'Select at least one topic or subtopic';
  return `Select at least one ${CATEGORY_LABELS[heading]}`;
}

/** Hint shown while there is nothing to count. */
export function nextStep(mode: QuizMode | undefined): string {
  return mode === 'POWER_SEARCH'
    ? 'Choose topics and a question type'
    : 'Choose from each list and a question type';
}

export const defaultQuizName = (localDateTime: string): string => `Quiz-${localDateTime}`;

/**
 * Initial options: as stored, whether or not a selection is saved with them; otherwise off, except tutor mode for
 * tutors. If all three flags are off, nothing was ever saved: that is what a backend stores for a new account.
 */
export function initialOptions(role: Role, preference: Preference | undefined): QuizOptions {
  const stored = preference?.quizPreference;
  // Options with tutor mode alone are those of an account that has stored none.
  const isSaved = stored?.timerMode === true || stored?.saveCategoriesPreference;
  const saved = isSaved === true ? stored : undefined;
  const isTutor = permissions[role].tutorMode;
  return {
    timer: saved?.timerMode ?? false,
    saveSettings: saved?.saveCategoriesPreference === true,
    tutor: isTutor && (saved?.tutorMode ?? true),
  };
}

/** The saved selection without names that the bank no longer has. */
export function knownCategories(saved: CategoryMap, known: CategoryMap): CategoryMap {
  const within = (key: keyof CategoryMap): readonly string[] => {
    const listed = new Set(known[key]);
    return saved[key].filter((name) => listed.has(name));
  };
  return {
    discipline: within('discipline'),
    organSystem: within('organSystem'),
    examType: within('examType'),
  };
}

export function unknownNames(saved: CategoryMap, known: CategoryMap): readonly string[] {
  const remaining = knownCategories(saved, known);
  return CATEGORY_KEYS.flatMap((key) => saved[key].filter((name) => !remaining[key].includes(name)));
}

export function isEmptyMap(map: CategoryMap | MedicalCategoriesMap): boolean {
  return Object.values(map).every((names: readonly string[]) => names.length === 0);
}

export function latestQuiz(quizzes: readonly QuizSummary[]): QuizSummary | undefined {
  const open = quizzes.filter(({ quizStatus }) => quizStatus === 'IN_PROGRESS');
  const dated = open.filter(({ quizSubmitDate }) => quizSubmitDate !== undefined);
  // ISO 8601 in UTC sorts as text.
  const byDate = (a: QuizSummary, b: QuizSummary): number =>
    (a.quizSubmitDate ?? '').localeCompare(b.quizSubmitDate ?? '');
  return dated.length === open.length ? [...dated].sort(byDate).at(-1) : open.at(-1);
}
