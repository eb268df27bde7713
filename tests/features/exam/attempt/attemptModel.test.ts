import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answerChosen,
  blockEnded,
  currentItem,
  isTimeOver,
  itemEntered,
  markToggled,
  nearestIndex,
  neighborOf,
  pageHidden,
  pageShown,
  resumed,
  strikeToggled,
  suspended,
  timeLeftAt,
} from '@/features/exam/attempt/attemptModel';
import { acts, anAttempt, played } from './attempts';

describe('an attempt begins', () => {
  it('begins an attempt with 90 s for each question and a stopped clock', () => {
    const attempt = anAttempt(40);
    expect(timeLeftAt(attempt, 1e9)).toBe(40 * 90_000);
    expect(isTimeOver(attempt, 1e9)).toBe(false);
  });

  it('begins an attempt without a clock when the timer is off, and its time is never over', () => {
    const attempt = resumed(anAttempt(2, false), 0);
    expect(timeLeftAt(attempt, 1e9)).toBe(0);
    expect(isTimeOver(attempt, 1e9)).toBe(false);
    expect(currentItem(answerChosen(attempt, 'B', 1e9))?.answer).toBe('B');
  });
});

describe('time is computed from moments', () => {
  it('counts from the moment the exam is open', () => {
    expect(timeLeftAt(resumed(anAttempt(1), 5_000), 15_000)).toBe(80_000);
  });

  it('stops the clock while suspended, and goes on with what was left', () => {
    const left = suspended(resumed(anAttempt(1), 0), 30_000);
    expect(timeLeftAt(left, 999_000)).toBe(60_000);
    expect(timeLeftAt(resumed(left, 1_000_000), 1_010_000)).toBe(50_000);
  });

  it('gives no time back when a running clock is started again', () => {
    expect(timeLeftAt(resumed(resumed(anAttempt(1), 0), 30_000), 40_000)).toBe(50_000);
  });

  it('never falls below zero, and counts nothing before the start', () => {
    const attempt = resumed(anAttempt(1), 10_000);
    expect(timeLeftAt(attempt, 1e9)).toBe(0);
    expect(timeLeftAt(attempt, 0)).toBe(90_000);
  });

  it('ends the answering once it is over', () => {
    const attempt = resumed(anAttempt(1), 0);
    expect(answerChosen(attempt, 'A', 90_000)).toBe(attempt);
    expect(markToggled(attempt, 90_000)).toBe(attempt);
    expect(strikeToggled(attempt, 'A', 90_000)).toBe(attempt);
    expect(currentItem(answerChosen(attempt, 'A', 89_999))?.answer).toBe('A');
  });

  it('counts for an item only while it is looked at', () => {
    const away = pageHidden(resumed(anAttempt(2), 0), 4_000);
    const back = pageShown(away, 60_000);
    const next = itemEntered(back, 1, 63_000);
    expect(next.items.map(({ timeSpentMs }) => timeSpentMs)).toEqual([7_000, 0]);
    expect(suspended(next, 65_000).items[1]?.timeSpentMs).toBe(2_000);
    const hidden = itemEntered(pageHidden(next, 64_000), 0, 64_500);
    expect(suspended(hidden, 70_000).items.map(({ timeSpentMs }) => timeSpentMs)).toEqual([7_000, 1_000]);
  });
});

describe('the time of an item', () => {
  it('counts the time of an item once when a page that is shown is shown again', () => {
    const again = pageShown(resumed(anAttempt(1), 0), 3_000);
    expect(suspended(again, 5_000).items[0]?.timeSpentMs).toBe(5_000);
  });
});

describe('answers', () => {
  it('keeps every letter that was chosen, in order', () => {
    const tried = ['B', 'D', 'B'].reduce((attempt, letter) => answerChosen(attempt, letter, 0), anAttempt());
    expect(currentItem(tried)).toMatchObject({ answer: 'B', attemptedLetters: ['B', 'D', 'B'] });
  });

  it('changes nothing when the same option is chosen again', () => {
    const once = answerChosen(anAttempt(), 'C', 0);
    expect(answerChosen(once, 'C', 1)).toBe(once);
  });

  it('gives a struck option no answer until it is restored', () => {
    const struck = strikeToggled(anAttempt(), 'A', 0);
    expect(answerChosen(struck, 'A', 1)).toBe(struck);
    expect(currentItem(answerChosen(strikeToggled(struck, 'A', 2), 'A', 3))?.answer).toBe('A');
  });

  it('restores a struck option and leaves the others struck', () => {
    const struck = ['A', 'B', 'C'].reduce(
      (attempt, letter) => strikeToggled(attempt, letter, 0),
      anAttempt(),
    );
    expect(currentItem(strikeToggled(struck, 'B', 1))?.struckLetters).toEqual(['A', 'C']);
  });

  it('strikes out no chosen option', () => {
    const chosen = answerChosen(anAttempt(), 'A', 0);
    expect(strikeToggled(chosen, 'A', 1)).toBe(chosen);
  });

  it('changes nothing in other items', () => {
    const attempt = anAttempt();
    const after = markToggled(answerChosen(itemEntered(attempt, 1, 0), 'A', 0), 0);
    expect(after.items[0]).toBe(attempt.items[0]);
    expect(after.items[1]).toMatchObject({ answer: 'A', marked: true });
    expect(after.items[2]).toBe(attempt.items[2]);
  });
});

describe('moving', () => {
  it.each([
    [-1, 0],
    [0, 0],
    [998, 2],
    [1.7, 1],
  ])('leads for index %d to index %d of three', (index, target) => {
    expect(itemEntered(anAttempt(3), index, 0).current).toBe(target);
    expect(nearestIndex(index, 3)).toBe(target);
  });

  it('changes nothing for the item that is shown', () => {
    const attempt = anAttempt();
    expect(itemEntered(attempt, 0, 5)).toBe(attempt);
  });
});

describe('an ended attempt', () => {
  it('takes nothing more and its clock is stopped', () => {
    const end = blockEnded(resumed(anAttempt(1), 0), 30_000);
    expect(answerChosen(end, 'A', 31_000)).toBe(end);
    expect(resumed(end, 40_000)).toBe(end);
    expect(pageShown(end, 40_000)).toBe(end);
    expect(blockEnded(end, 50_000)).toBe(end);
    expect(timeLeftAt(end, 80_000)).toBe(60_000);
  });
});

describe('whatever is done', () => {
  it('takes the last letter tried as the answer, which is never struck', () => {
    fc.assert(
      fc.property(acts, (done) => {
        for (const { answer, attemptedLetters, struckLetters } of played(anAttempt(5), done).attempt.items) {
          expect(answer).toBe(attemptedLetters.at(-1) ?? '');
          expect(struckLetters).not.toContain(answer === '' ? 'none' : answer);
          expect(attemptedLetters.some((letter, index) => letter === attemptedLetters[index + 1])).toBe(
            false,
          );
        }
      }),
    );
  });

  it('looks at items no longer than time has passed, and time left and passed make the whole', () => {
    fc.assert(
      fc.property(acts, (done) => {
        const { attempt, now } = played(anAttempt(5), done);
        const settled = suspended(attempt, now);
        const seen = settled.items.reduce((sum, item) => sum + item.timeSpentMs, 0);
        expect(seen).toBeLessThanOrEqual(now);
        expect(timeLeftAt(settled, now)).toBeGreaterThanOrEqual(5 * 90_000 - now);
        expect(timeLeftAt(settled, now)).toBeLessThanOrEqual(5 * 90_000);
      }),
    );
  });

  it('never changes the order of the items', () => {
    fc.assert(
      fc.property(acts, (done) => {
        const { attempt } = played(anAttempt(5), done);
        expect(attempt.items.map(({ questionId }) => questionId)).toEqual(['q1', 'q2', 'q3', 'q4', 'q5']);
        expect(attempt.items[attempt.current]).toBeDefined();
      }),
    );
  });
});

describe('the next item in a direction', () => {
  const block = fc.record({
    current: fc.nat(6),
    shown: fc.option(fc.subarray([0, 1, 2, 3, 4, 5, 6]), { nil: undefined }),
    step: fc.constantFrom(1 as const, -1 as const),
  });

  it('finds the nearest item that is shown, and none behind the last one', () => {
    fc.assert(
      fc.property(block, ({ current, shown, step }) => {
        const next = neighborOf({ ...anAttempt(7), current }, step, shown);
        const ahead = (shown ?? [0, 1, 2, 3, 4, 5, 6]).filter((index) => (index - current) * step > 0);
        expect(next).toBe(step > 0 ? ahead[0] : ahead.at(-1));
      }),
    );
  });
});
