import { expect, it } from 'vitest';
import { type AttemptedItem, type AttemptRecord, mergeAttempts } from '@/domain/attempt/attemptRecord';
import { anAttemptedItem, anAttemptRecord } from '../../storedRecords';

const recordOf = (item: Partial<AttemptedItem>, more: Partial<AttemptRecord> = {}): AttemptRecord =>
  anAttemptRecord([''], { items: [anAttemptedItem(item)], secondsLeft: 60, ...more });

const mergedItem = (earlier: Partial<AttemptedItem>, later: Partial<AttemptedItem>) =>
  mergeAttempts(recordOf(earlier), recordOf(later)).items[0];

it('takes the later answer with its letters when both have one', () => {
  const earlier = { answer: 'B', attemptedLetters: ['A', 'B'], confidence: 'sure' } as const;
  expect(mergedItem(earlier, { answer: 'C', attemptedLetters: ['C'] })).toEqual(
    anAttemptedItem({ answer: 'C', attemptedLetters: ['C'] }),
  );
});

it('takes the earlier answer, its letters and confidence when there is no later one', () => {
  const earlier = {
    answer: 'B',
    attemptedLetters: ['A', 'B'],
    attemptedAtMs: [1, 2],
    confidence: 'sure',
  } as const;
  expect(mergedItem(earlier, {})).toMatchObject(earlier);
});

it('keeps the marks and strikes of both, but strikes no answer', () => {
  expect(
    mergedItem({ marked: true, struckLetters: ['A', 'C'] }, { answer: 'C', struckLetters: ['D'] }),
  ).toMatchObject({
    marked: true,
    struckLetters: ['A', 'D'],
  });
  expect(mergedItem({}, { marked: true })).toMatchObject({ marked: true });
});

it('takes the larger time of each item and the smaller time left', () => {
  const one = recordOf({ timeSpentMs: 9_000 }, { secondsLeft: 30 });
  const other = recordOf({ timeSpentMs: 4_000 }, { secondsLeft: 50 });
  for (const merged of [mergeAttempts(one, other), mergeAttempts(other, one)]) {
    expect(merged).toMatchObject({ secondsLeft: 30, items: [{ timeSpentMs: 9_000 }] });
  }
});

it.each([
  ['neither record', null, null, null],
  ['the later record', null, 50, 50],
  ['the earlier record', 50, null, null],
])('takes the later time left when only %s has one', (_, earlier, later, secondsLeft) => {
  const merged = mergeAttempts(recordOf({}, { secondsLeft: earlier }), recordOf({}, { secondsLeft: later }));
  expect(merged.secondsLeft).toBe(secondsLeft);
});

it('keeps a block that has ended as it was', () => {
  const ended = recordOf({ answer: 'B' }, { phase: 'submitting' });
  expect(mergeAttempts(ended, recordOf({ answer: 'C' }))).toEqual(ended);
});

it('takes a later item that the earlier record does not have', () => {
  const later = recordOf({ questionId: 'q2', answer: 'D' });
  expect(mergeAttempts(recordOf({ answer: 'B' }), later).items).toEqual(later.items);
});
