import { describe, expect, it } from 'vitest';
import { ExplanationPanel } from '@/features/exam/question/ExplanationPanel';
import type { RoomMode } from '@/features/exam/attempt/modesModel';
import { notesLoaded } from '@/features/exam/highlights/highlightsSlice';
import type { Question } from '@/shared/api/question';
import { openedRoom, renderInRoom } from '../openedExam';

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
  it.each<[RoomMode, string[]]>([
    ['review', ['first option']],
    ['tutor', []],
  ])('in mode %s: %j', (mode, shown) => {
    const store = openedRoom({ mode, questions: [question] });
    const highlight = { start: 4, end: 16, quote: 'first option', colour: 'green' } as const;
    store.dispatch(notesLoaded({ q1: { stem: [], explanation: [highlight], struck: [] } }));
    const { container } = renderInRoom(<ExplanationPanel />, store);
    expect(container).toHaveTextContent('The first option is right.');
    expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(shown);
  });
});
