import { expect, it } from 'vitest';
import type { JournalItem, JournalRecord } from '@/domain/attempt/attemptRecord';
import { mergeJournals } from '@/domain/attempt/mergeAttempts';

const itemOf = (item: Partial<JournalItem>): JournalItem => ({
  questionId: 'q1',
  answer: '',
  tried: [],
  marked: false,
  strikes: [],
  seconds: 0,
  ...item,
});

const recordOf = (item: Partial<JournalItem>, more: Partial<JournalRecord> = {}): JournalRecord => ({
  version: 1,
  userId: 'u1',
  quizId: 'z1',
  items: [itemOf(item)],
  currentItem: 1,
  secondsLeft: 60,
  phase: 'sitting',
  updatedAt: 1,
  ...more,
});

const mergedItem = (earlier: Partial<JournalItem>, later: Partial<JournalItem>) =>
  mergeJournals(recordOf(earlier), recordOf(later)).items[0];

it('takes the later answer with its letters where both have one', () => {
  const earlier = { answer: 'B', tried: ['A', 'B'], confidence: 'sure' } as const;
  expect(mergedItem(earlier, { answer: 'C', tried: ['C'] })).toEqual(itemOf({ answer: 'C', tried: ['C'] }));
});

it('takes the earlier answer, its letters and confidence where there is no later one', () => {
  const earlier = { answer: 'B', tried: ['A', 'B'], triedAt: [1, 2], confidence: 'sure' } as const;
  expect(mergedItem(earlier, {})).toMatchObject(earlier);
});

it('keeps the marks and strikes of both, but strikes no answer', () => {
  expect(mergedItem({ marked: true, strikes: ['A', 'C'] }, { answer: 'C', strikes: ['D'] })).toMatchObject({
    marked: true,
    strikes: ['A', 'D'],
  });
  expect(mergedItem({}, { marked: true })).toMatchObject({ marked: true });
});

it('takes the larger time of each item and the smaller time left', () => {
  const one = recordOf({ seconds: 9 }, { secondsLeft: 30 });
  const other = recordOf({ seconds: 4 }, { secondsLeft: 50 });
  for (const merged of [mergeJournals(one, other), mergeJournals(other, one)]) {
    expect(merged).toMatchObject({ secondsLeft: 30, items: [{ seconds: 9 }] });
  }
});

it('keeps a block that has ended as it was', () => {
  const ended = recordOf({ answer: 'B' }, { phase: 'submitting' });
  expect(mergeJournals(ended, recordOf({ answer: 'C' }))).toEqual(ended);
});

it('takes a later item that the earlier record does not have', () => {
  const later = recordOf({ questionId: 'q2', answer: 'D' });
  expect(mergeJournals(recordOf({ answer: 'B' }), later).items).toEqual(later.items);
});
