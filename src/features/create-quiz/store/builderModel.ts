import type { Role } from '@/shared/api/account';
import {
  CATEGORY_KEYS,
  type CategoryHeading,
  type CategoryMap,
  MEDICAL_CATEGORY_KEYS,
  type MedicalCategoriesMap,
} from '@/shared/api/category';
import type { Preference, QuizMode } from '@/shared/api/preference';
import type { QuestionScope, QuizSummary } from '@/shared/api/quiz';
import type { PracticeTarget } from '@/shared/routing/paths';
import { hasType, type QuestionTypes } from './questionTypesModel';
import { permissions } from '@/domain/session/permissions';

/** The pickers' names, as people read them. */
export const HEADING_NAMES = {
  discipline: 'Discipline',
  organSystem: 'Organ System',
  examType: 'Exam Type',
  topics: 'Topics',
  subtopics: 'SubTopics',
} as const satisfies Record<CategoryHeading, string>;

/** Names chosen under each of the five headings. */
export type Chosen = Readonly<Record<CategoryHeading, readonly string[]>>;

/** What is chosen so far; everything that decides which questions a quiz may draw on. */
export interface Choice {
  readonly mode: QuizMode;
  readonly chosen: Chosen;
  readonly types: QuestionTypes;
}

/** The boxes of the group 'Quiz Options'. */
export interface QuizOptions {
  readonly timer: boolean;
  readonly saveSettings: boolean;
  readonly tutor: boolean;
}

/** A part of the form that still needs something. */
export type Missing = 'category' | 'types' | 'name';

/** The chosen names as the contract sends them. */
export function scopeOf({ mode, chosen }: Choice): QuestionScope {
  const { discipline, organSystem, examType, topics, subtopics } = chosen;
  return mode === 'POWER_SEARCH'
    ? { medicalCategoriesMap: { topics, subtopics } }
    : { categoryMap: { discipline, organSystem, examType } };
}

/** The headings under which nothing is chosen though something must be: all three by category, both by topic. */
export function emptyHeadings({ mode, chosen }: Choice): readonly CategoryHeading[] {
  const isEmpty = (heading: CategoryHeading): boolean => chosen[heading].length === 0;
  if (mode === 'CATEGORY_SEARCH') return CATEGORY_KEYS.filter(isEmpty);
  return MEDICAL_CATEGORY_KEYS.every(isEmpty) ? MEDICAL_CATEGORY_KEYS : [];
}

/** Whether the choice can be counted and drawn from. */
export function isComplete(choice: Choice): boolean {
  return emptyHeadings(choice).length === 0 && hasType(choice.types);
}

/** What still keeps the quiz from being created, in the order of the page. */
export function missingParts(choice: Choice, name: string): readonly Missing[] {
  const parts: Missing[] = [];
  if (emptyHeadings(choice).length > 0) parts.push('category');
  if (!hasType(choice.types)) parts.push('types');
  if (name.trim() === '') parts.push('name');
  return parts;
}

/** The part of the page that Create Quiz leads to when something is missing; undefined when nothing is. */
export function firstMissing(choice: Choice, name: string): CategoryHeading | 'types' | 'name' | undefined {
  const [part] = missingParts(choice, name);
  return part === 'category' ? emptyHeadings(choice)[0] : part;
}

/** What 'Practise' came with, read from the address; undefined where that is nothing usable. */
export function practiceOf(query: URLSearchParams): PracticeTarget | undefined {
  const heading = [...CATEGORY_KEYS, ...MEDICAL_CATEGORY_KEYS].find((key) => key === query.get('heading'));
  const name = query.get('name')?.trim() ?? '';
  return heading === undefined || name === '' ? undefined : { heading, name };
}

/** 'Select at least one Organ System'; a topic or a subtopic will do. */
export function categoryProblem(heading: CategoryHeading): string {
  if (heading === 'topics' || heading === 'subtopics') return 'Select at least one topic or subtopic';
  return `Select at least one ${HEADING_NAMES[heading]}`;
}

/** What to do while there is nothing to count. */
export function nextStep(mode: QuizMode | undefined): string {
  return mode === 'POWER_SEARCH'
    ? 'Choose topics and a question type'
    : 'Choose from each list and a question type';
}

/** 'Quiz-' and the local date and time. */
export function defaultQuizName(localDateTime: string): string {
  return `Quiz-${localDateTime}`;
}

/** What the options begin with: as saved, else off, but tutors begin in tutor mode (specification 1, section 6). */
export function initialOptions(role: Role, preference: Preference | undefined): QuizOptions {
  const saved = preference?.quizPreference;
  const isTutor = permissions[role].tutorMode;
  if (saved?.saveCategoriesPreference !== true) {
    return { timer: false, saveSettings: false, tutor: isTutor };
  }
  return { timer: saved.timerMode, saveSettings: true, tutor: isTutor && saved.tutorMode };
}

/** What was saved, without what the bank no longer has. */
export function knownCategories(saved: CategoryMap, known: CategoryMap): CategoryMap {
  const within = (names: readonly string[], list: readonly string[]): readonly string[] => {
    const listed = new Set(list);
    return names.filter((name) => listed.has(name));
  };
  return {
    discipline: within(saved.discipline, known.discipline),
    organSystem: within(saved.organSystem, known.organSystem),
    examType: within(saved.examType, known.examType),
  };
}

/** Whether no name is chosen under any heading. */
export function isEmptyMap(map: CategoryMap | MedicalCategoriesMap): boolean {
  return Object.values(map).every((names: readonly string[]) => names.length === 0);
}

/** 'The' quiz in progress: the latest by date, else the last of the list (contract, getQuizzes). */
export function latestQuiz(quizzes: readonly QuizSummary[]): QuizSummary | undefined {
  const open = quizzes.filter(({ quizStatus }) => quizStatus === 'IN_PROGRESS');
  const dated = open.filter(({ quizSubmitDate }) => quizSubmitDate !== undefined);
  // ISO 8601 in UTC: the order of the text is the order of time.
  const byDate = (one: QuizSummary, other: QuizSummary): number =>
    (one.quizSubmitDate ?? '') < (other.quizSubmitDate ?? '') ? -1 : 1;
  return dated.length === open.length ? [...dated].sort(byDate).at(-1) : open.at(-1);
}
