import { describe, expect, it } from 'vitest';
import { ALL_TYPES, NO_TYPES } from '@/domain/quiz/question-types/questionTypesModel';
import {
  categoryProblem,
  type Choice,
  type Chosen,
  defaultQuizName,
  emptyHeadings,
  initialOptions,
  isComplete,
  isEmptyMap,
  knownCategories,
  latestQuiz,
  missingParts,
  nextStep,
  noticeOf,
  practiceOf,
  scopeOf,
} from '@/features/create-quiz/store/builderModel';
import { DEFAULT_PREFERENCE, type Preference } from '@/shared/api/preference';
import { paths, type PracticeTarget } from '@/shared/routing/paths';

const nothing: Chosen = { discipline: [], organSystem: [], examType: [], topics: [], subtopics: [] };
const full: Chosen = {
  discipline: ['Pathology'],
  organSystem: ['Renal'],
  examType: ['Step 1'],
  topics: ['Heart failure'],
  subtopics: ['Heart block'],
};
const byCategory = (chosen: Partial<Chosen>, types = ALL_TYPES): Choice => ({
  mode: 'CATEGORY_SEARCH',
  chosen: { ...nothing, ...chosen },
  types,
});
const byTopic = (chosen: Partial<Chosen>): Choice => ({ ...byCategory(chosen), mode: 'POWER_SEARCH' });

const preferring = (quizPreference: Preference['quizPreference']): Preference => ({
  ...DEFAULT_PREFERENCE,
  quizPreference,
});

describe('the choice', () => {
  it('sends exactly one of the two maps', () => {
    expect(scopeOf(byCategory(full))).toEqual({
      categoryMap: { discipline: ['Pathology'], organSystem: ['Renal'], examType: ['Step 1'] },
    });
    expect(scopeOf(byTopic(full))).toEqual({
      medicalCategoriesMap: { topics: ['Heart failure'], subtopics: ['Heart block'] },
    });
  });

  it('requires each of the three lists by category', () => {
    expect(emptyHeadings(byCategory({ organSystem: ['Renal'] }))).toEqual(['discipline', 'examType']);
    expect(isComplete(byCategory(full))).toBe(true);
  });

  it('requires a topic or a subtopic by topic', () => {
    expect(emptyHeadings(byTopic({}))).toEqual(['topics', 'subtopics']);
    expect(isComplete(byTopic({ topics: ['Heart failure'] }))).toBe(true);
    expect(isComplete(byTopic({ subtopics: ['Heart block'] }))).toBe(true);
  });

  it('requires a question type and a name', () => {
    expect(missingParts(byCategory(full, NO_TYPES), ' ')).toEqual(['types', 'name']);
    expect(missingParts(byCategory(full), 'Quiz')).toEqual([]);
  });

  it('leads to the first part of the page that is missing', () => {
    expect(missingParts(byCategory({ discipline: ['Pathology'] }), '')[0]).toBe('organSystem');
    expect(missingParts(byCategory(full, NO_TYPES), '')[0]).toBe('types');
    expect(missingParts(byCategory(full), '')[0]).toBe('name');
    expect(missingParts(byCategory(full), 'Quiz')[0]).toBeUndefined();
  });

  it('drops saved categories that the bank no longer has', () => {
    const saved = { discipline: ['Pathology', 'Gone'], organSystem: ['Renal'], examType: ['Step 9'] };
    const known = { discipline: ['Anatomy', 'Pathology'], organSystem: ['Renal'], examType: ['Step 1'] };
    expect(knownCategories(saved, known)).toEqual({
      discipline: ['Pathology'],
      organSystem: ['Renal'],
      examType: [],
    });
  });
});

describe('the options', () => {
  it('begins with the options off, for tutors with tutor mode on and the timer off', () => {
    const never = preferring({ saveCategoriesPreference: false });
    const allOff = preferring({ timerMode: false, tutorMode: false, saveCategoriesPreference: false });
    for (const preference of [undefined, DEFAULT_PREFERENCE, never, allOff]) {
      expect(initialOptions('ROLE_STUDENT', preference)).toEqual({
        timer: false,
        saveSettings: false,
        tutor: false,
      });
      expect(initialOptions('ROLE_TUTOR', preference)).toEqual({
        timer: false,
        saveSettings: false,
        tutor: true,
      });
    }
  });

  it('takes the options that the account has stored, also when no selection is saved', () => {
    const stored = preferring({ timerMode: true, tutorMode: false, saveCategoriesPreference: false });
    const options = { timer: true, saveSettings: false, tutor: false };
    expect(initialOptions('ROLE_STUDENT', stored)).toEqual(options);
    expect(initialOptions('ROLE_TUTOR', stored)).toEqual(options);
  });

  it('brings the saved options back, Tutor Mode for tutors alone', () => {
    const saved = preferring({ timerMode: true, tutorMode: true, saveCategoriesPreference: true });
    expect(initialOptions('ROLE_TUTOR', saved)).toEqual({ timer: true, saveSettings: true, tutor: true });
    expect(initialOptions('ROLE_ADMIN', saved)).toEqual({ timer: true, saveSettings: true, tutor: false });
    const off = preferring({ timerMode: false, tutorMode: false, saveCategoriesPreference: true });
    expect(initialOptions('ROLE_TUTOR', off)).toEqual({ timer: false, saveSettings: true, tutor: false });
  });
});

describe("'the' quiz in progress", () => {
  const quiz = (id: string, quizSubmitDate?: string) => ({
    id,
    quizStatus: 'IN_PROGRESS' as const,
    quizSubmitDate,
  });

  it('takes the latest quiz by date', () => {
    const quizzes = ['01', '02', '03', '04'].map((month) =>
      quiz(month === '04' ? 'new' : month, `2026-${month}-01T10:00:00.000Z`),
    );
    expect(latestQuiz(quizzes)?.id).toBe('new');
    expect(latestQuiz([...quizzes].reverse())?.id).toBe('new');
  });

  it('takes the last quiz of the list when dates are missing, and none when none is open', () => {
    expect(latestQuiz([quiz('one', '2026-01-01T10:00:00.000Z'), quiz('two')])?.id).toBe('two');
    expect(latestQuiz([quiz('one'), quiz('two'), quiz('three')])?.id).toBe('three');
    expect(latestQuiz([{ id: 'done', quizStatus: 'COMPLETE' }])).toBeUndefined();
    expect(latestQuiz([])).toBeUndefined();
  });
});

describe("what 'Practice' comes with", () => {
  const read = (address: string) => practiceOf(new URL(address, 'https://localhost').searchParams);

  it.each<PracticeTarget>([
    { names: { topics: ['Heart failure'] } },
    { names: { discipline: ['Surgery', 'Anatomy & more'], organSystem: ['Skin'] }, type: 'incorrect' },
  ])('reads what Practice comes with from its own address: %j', (target) => {
    expect(read(paths.createQuiz.to(target))).toEqual(target);
  });

  it.each(['', '?topics=', '?__proto__=x', '?topics=%20', '?type=incorrect'])(
    'takes nothing from an address that says %j',
    (query) => {
      expect(read(`/create-quiz${query}`)).toBeUndefined();
    },
  );
});

describe('what is shown of a form that lacks something', () => {
  it('lacks nothing with a selection and a question type', () => {
    expect(isComplete(byCategory(full))).toBe(true);
    expect(isComplete(byCategory(full, NO_TYPES))).toBe(false);
    expect(isComplete(byCategory(nothing))).toBe(false);
  });

  it('names what a heading needs', () => {
    expect(categoryProblem('organSystem')).toBe('Select at least one Organ System');
    for (const heading of ['topics', 'subtopics'] as const) {
      expect(categoryProblem(heading)).toBe('Select at least one topic or subtopic');
    }
  });

  it('proposes a name with date and time', () => {
    expect(defaultQuizName('2026-01-02 03:04')).toBe('Quiz-2026-01-02 03:04');
  });

  it('says what to choose first', () => {
    expect(nextStep('POWER_SEARCH')).toBe('Choose topics and a question type');
    expect(nextStep(undefined)).toBe('Choose from each list and a question type');
  });

  it('reads the notice of a history entry, and nothing else', () => {
    expect(noticeOf({ notice: 'Chosen for you.' })).toBe('Chosen for you.');
    for (const state of [undefined, null, 'text', {}, { notice: {} }])
      expect(noticeOf(state)).toBeUndefined();
  });

  it('shows nothing when no list has a name', () => {
    expect(isEmptyMap({ topics: [], subtopics: [] })).toBe(true);
    expect(isEmptyMap({ topics: [], subtopics: ['Heart block'] })).toBe(false);
  });
});
