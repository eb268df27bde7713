import { describe, expect, it } from 'vitest';
import type { QuestionNote } from '@/domain/notes/noteRecord';
import { tagsOf, withTag, wordsOf } from '@/features/study/notebook/notebookModel';

const aNote = (questionId: string, tags: readonly string[]): QuestionNote => ({
  questionId,
  text: 'Draw it',
  tags,
  labels: {
    discipline: ['Medicine'],
    organSystem: [],
    examType: [],
    topics: ['Asthma'],
    subtopics: ['Wheeze'],
  },
  quizId: 'z1',
  item: 1,
  updatedAt: 0,
});

const notes = [
  aNote('q1', ['Weak spot', 'b10']),
  aNote('q2', ['weak spot', 'b9', '__proto__']),
  aNote('q3', []),
];

describe('the notebook', () => {
  it('lists every tag once, whatever its case, with its notes', () => {
    expect(tagsOf(notes)).toEqual([
      { tag: '__proto__', notes: 1 },
      { tag: 'b9', notes: 1 },
      { tag: 'b10', notes: 1 },
      { tag: 'Weak spot', notes: 2 },
    ]);
  });

  it('filters by tag', () => {
    expect(withTag(notes, 'WEAK SPOT').map(({ questionId }) => questionId)).toEqual(['q1', 'q2']);
    expect(withTag(notes, 'none')).toEqual([]);
    expect(withTag(notes, '')).toBe(notes);
  });

  it('searches notes by words, tags, topics and id', () => {
    expect(notes.map(wordsOf)[0]).toBe('Draw it Weak spot b10 Asthma Wheeze q1');
  });
});
