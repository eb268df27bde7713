// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { ExplanationPanel } from '@/features/exam/question/ExplanationPanel';
import type { ExamMode } from '@/features/exam/attempt/modesModel';
import { checksum } from '@/features/exam/highlights/highlightModel';
import { highlightsLoaded } from '@/features/exam/highlights/highlightsSlice';
import type { Question } from '@/shared/api/question';
import { openedExam, renderInExam } from '../openedExam';

const question: Question = {
  questionId: 'q1',
  stem: 'Stem.',
  option: { optionList: ['First', 'Second'], correctAnswer: 'A' },
  explanation: '<p>The first option is right.</p>',
  briefExplanation: '',
  additionalExplanation: '',
  videoLinks: [],
  refLinks: [],
  categories: { discipline: [], organSystem: [], examType: [] },
  medicalCategories: { topics: [], subtopics: [] },
  marked: false,
};

describe('highlights in the explanation', () => {
  it.each<[ExamMode, string[]]>([
    ['review', ['first option']],
    ['tutor', []],
  ])('in mode %s: %j', (mode, shown) => {
    const store = openedExam({ mode, questions: [question] });
    const highlight = { start: 4, end: 16, check: checksum('first option'), colour: 'green' } as const;
    store.dispatch(highlightsLoaded({ q1: { stem: [], explanation: [highlight], struckLetters: [] } }));
    const { container } = renderInExam(<ExplanationPanel />, store);
    expect(container).toHaveTextContent('The first option is right.');
    expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(shown);
  });
});
