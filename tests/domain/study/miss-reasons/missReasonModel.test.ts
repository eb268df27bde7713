import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createReasonCounter,
  IN_PRACTICE,
  isMissed,
  latestReason,
  leftTheKey,
  MAX_ENTRIES,
  MAX_RULE_LENGTH,
  mergeMissed,
  MISS_REASONS,
  type MissedQuestion,
  newestOf,
  reasonIn,
  withReason,
  withRule,
} from '@/domain/study/miss-reasons/missReasonModel';
import { countReasons } from '@/features/study/insights/WhyCard';
import { anAttempt, anItem, wrong } from '../practiceSamples';
import { aMiss } from './missedSamples';

const NO_COUNTS = { unknown: 0, mixed: 0, misread: 0, changed: 0, time: 0 };

const anEntry = fc.record({
  quizId: fc.constantFrom('', 'z1', 'z2', 'z3'),
  item: fc.nat(40),
  reason: fc.constantFrom(...MISS_REASONS),
  at: fc.nat(1_000),
});
/** As one device has it: times of one question differ. */
const aRecord: fc.Arbitrary<MissedQuestion> = fc
  .record({
    entries: fc.uniqueArray(anEntry, { selector: ({ at }) => at, maxLength: 6 }),
    rule: fc.constantFrom('', ' ', 'One rule', 'Another rule'),
    ruleAt: fc.nat(1_000),
    updatedAt: fc.nat(1_000),
  })
  .map(({ entries, ...more }) => aMiss('q1', { ...more, entries: newestOf(entries) }));

describe('the reason of a missed question', () => {
  it('gives a reason to one quiz; the newest replaces it and clearing removes it', () => {
    const first = withReason(aMiss('q1', { entries: [] }), { quizId: 'z1', item: 2 }, 'mixed', 20);
    const second = withReason(first, { quizId: 'z2', item: 7 }, 'time', 30);
    expect([reasonIn(second, 'z1'), reasonIn(second, 'z2'), latestReason(second)]).toEqual([
      'mixed',
      'time',
      'time',
    ]);
    const changed = withReason(second, { quizId: 'z1', item: 2 }, 'unknown', 40);
    expect([reasonIn(changed, 'z1'), latestReason(changed), changed.entries.length]).toEqual([
      'unknown',
      'unknown',
      2,
    ]);
    const cleared = withReason(changed, { quizId: 'z1', item: 2 }, undefined, 50);
    expect(cleared.entries).toEqual([{ quizId: 'z2', item: 7, reason: 'time', at: 30 }]);
    expect(reasonIn(undefined, 'z1')).toBeUndefined();
  });

  it('keeps one entry for all of practice, with neither quiz nor item', () => {
    const once = withReason(aMiss('q1', { entries: [] }), IN_PRACTICE, 'mixed', 20);
    expect(withReason(once, IN_PRACTICE, 'misread', 30).entries).toEqual([
      { quizId: '', item: 0, reason: 'misread', at: 30 },
    ]);
  });

  it('keeps the newest 20 quizzes', () => {
    let missed = aMiss('q1', { entries: [] });
    for (let quiz = 1; quiz <= 25; quiz += 1)
      missed = withReason(missed, { quizId: `z${quiz}`, item: 1 }, 'time', quiz);
    expect(missed.entries).toHaveLength(MAX_ENTRIES);
    expect([missed.entries[0]?.quizId, missed.entries.at(-1)?.quizId]).toEqual(['z25', 'z6']);
  });

  it('keeps 280 characters of a rule', () => {
    expect(withRule(aMiss('q1'), 'x'.repeat(300), 5).rule).toHaveLength(MAX_RULE_LENGTH);
  });
});

describe('the records of two devices', () => {
  it('merges two devices’ records to the same in either order, and once', () => {
    fc.assert(
      fc.property(aRecord, aRecord, (one, other) => {
        fc.pre(one.ruleAt !== other.ruleAt && one.updatedAt !== other.updatedAt);
        const times = [...one.entries, ...other.entries].map(({ at }) => at);
        fc.pre(new Set(times).size === times.length);
        const merged = mergeMissed(one, other);
        expect(mergeMissed(other, one)).toEqual(merged);
        expect(mergeMissed(merged, one)).toEqual(merged);
      }),
    );
  });

  it('merges entries by quiz, and the newer one wins', () => {
    fc.assert(
      fc.property(aRecord, aRecord, (one, other) => {
        const merged = mergeMissed(one, other);
        for (const { quizId, at } of [...one.entries, ...other.entries]) {
          expect(merged.entries.find((entry) => entry.quizId === quizId)?.at).toBeGreaterThanOrEqual(at);
        }
      }),
    );
  });

  it('replaces no rule by an empty one, and keeps the newer of two', () => {
    const old = aMiss('q1', { rule: 'Old', ruleAt: 5 });
    const newer = aMiss('q1', { rule: 'New', ruleAt: 8 });
    const emptied = aMiss('q1', { rule: '', ruleAt: 9, updatedAt: 99 });
    expect(mergeMissed(old, newer).rule).toBe('New');
    expect(mergeMissed(old, emptied).rule).toBe('Old');
    expect(mergeMissed(emptied, mergeMissed(newer, old)).rule).toBe('New');
  });
});

describe('what is asked for a reason', () => {
  it.each([
    ['incorrect', undefined, true],
    ['unanswered', undefined, true],
    ['correct', 'guess', true],
    ['correct', 'unsure', false],
    ['correct', undefined, false],
    ['unknown', 'guess', false],
  ] as const)('asks about an item that is %s, answered %s: %s', (result, confidence, expected) => {
    expect(isMissed({ result, confidence })).toBe(expected);
  });

  it.each([
    ['A', 'A', false],
    ['A,B', 'A', true],
    ['B,A,C', 'A', true],
    ['B,C', 'A', false],
    ['B,A', 'A', false],
    ['', 'A', false],
    ['A,B', '', false],
  ])('offers ‘Changed my answer’ when the path %s left the key %s: %s', (path, key, expected) => {
    expect(leftTheKey(path === '' ? [] : path.split(','), key)).toBe(expected);
  });
});

describe('the counts of reasons', () => {
  const count = (...given: Parameters<typeof countReasons>) =>
    countReasons(...given)(() => Promise.resolve());
  const recordsOf = (...records: readonly MissedQuestion[]) =>
    new Map(records.map((one) => [one.questionId, one]));

  it('counts each missed item with the reason of its own quiz', async () => {
    const attempts = [
      anAttempt('z1', 10, [anItem('q1', wrong), anItem('q2', { result: 'unanswered', answer: '' })]),
      anAttempt('z2', 20, [anItem('q1', wrong), anItem('q3', wrong)]),
    ];
    const missed = recordsOf(
      aMiss('q1', {
        entries: [
          { quizId: 'z2', item: 1, reason: 'mixed', at: 21 },
          { quizId: 'z1', item: 1, reason: 'misread', at: 11 },
        ],
      }),
      aMiss('q2', { entries: [{ quizId: 'z1', item: 2, reason: 'time', at: 11 }] }),
    );
    expect(await count(attempts, missed)).toEqual({ ...NO_COUNTS, mixed: 1, misread: 1, time: 1 });
  });

  it('leaves out an item guessed right, and counts a miss that is right later', async () => {
    const attempts = [
      anAttempt('z1', 10, [anItem('q1', wrong)]),
      anAttempt('z2', 20, [anItem('q1', { confidence: 'guess' })]),
    ];
    const entries = [
      { quizId: 'z2', item: 1, reason: 'mixed', at: 21 },
      { quizId: 'z1', item: 1, reason: 'misread', at: 11 },
    ] as const;
    expect(await count(attempts, recordsOf(aMiss('q1', { entries })))).toEqual({ ...NO_COUNTS, misread: 1 });
  });

  it('covers the latest 200 missed items, and misses in practice among them', async () => {
    const items = Array.from({ length: 150 }, (_, index) => anItem(`q${index}`, wrong));
    const attempts = [anAttempt('z1', 10, items), anAttempt('z2', 20, items)];
    const missed = recordsOf(
      ...items.map(({ questionId }) =>
        aMiss(questionId, {
          entries: [
            { quizId: 'z2', item: 1, reason: 'mixed', at: 21 },
            { quizId: 'z1', item: 1, reason: 'misread', at: 11 },
          ],
        }),
      ),
    );
    expect(await count(attempts, missed)).toEqual({ ...NO_COUNTS, mixed: 150, misread: 50 });
    missed.set('p1', aMiss('p1', { entries: [{ quizId: '', item: 0, reason: 'time', at: 30 }] }));
    expect(await count(attempts, missed)).toEqual({ ...NO_COUNTS, mixed: 150, misread: 49, time: 1 });
  });

  it('takes less than 50 ms of processor time a slice with 5,000 records', async () => {
    const attempts = Array.from({ length: 500 }, (_, quiz) =>
      anAttempt(
        `z${quiz}`,
        quiz,
        Array.from({ length: 40 }, (_item, index) => anItem(`q${(quiz * 40 + index) % 5_000}`)),
      ),
    );
    const missed = recordsOf(
      ...Array.from({ length: 5_000 }, (_, index) =>
        aMiss(`q${index}`, { entries: [{ quizId: '', item: 0, reason: 'mixed', at: index }] }),
      ),
    );
    let began = process.cpuUsage();
    let longest = 0;
    await countReasons(
      attempts,
      missed,
    )(() => {
      const { user, system } = process.cpuUsage(began);
      longest = Math.max(longest, (user + system) / 1_000);
      began = process.cpuUsage();
      return Promise.resolve();
    });
    expect(longest).toBeGreaterThan(0);
    expect(longest).toBeLessThan(50);
    expect(createReasonCounter(missed).result()).toEqual(NO_COUNTS);
  });
});
