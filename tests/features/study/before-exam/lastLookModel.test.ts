import { describe, expect, it } from 'vitest';
import { type Grade, GRADES } from '@/domain/study/practiceModel';
import { createEntryCollector } from '@/domain/study/practiceQueueModel';
import { countRecovered, strongestOf } from '@/features/study/before-exam/lastLookModel';
import { countInsights } from '@/features/study/insights/insightsModel';
import { anAttempt, anItem, wrong } from '../../../domain/study/practiceSamples';

const NONE = { discipline: [], organSystem: [], examType: [], topics: [], subtopics: [] };

describe('what the student knows', () => {
  it('counts questions once missed whose last review since was ‘Good’ or ‘Easy’', () => {
    const collector = createEntryCollector();
    collector.add(
      anAttempt('z1', 10, [...GRADES.map((grade) => anItem(grade, wrong)), anItem('old', wrong)]),
    );
    collector.add(anAttempt('z2', 20, [anItem('guessed', { confidence: 'guess' }), anItem('missed', wrong)]));
    const record = (questionId: string, grade: Grade | undefined, enteredAt: number) =>
      [
        questionId,
        {
          questionId,
          state: 'waiting' as const,
          dueDay: '2026-12-01',
          memory: { stability: 3, difficulty: 5, reviewedDay: '2026-11-20' },
          grade,
          lapses: 0,
          enteredAt,
          updatedAt: 1,
        },
      ] as const;
    const records = new Map([
      ...GRADES.map((grade) => record(grade, grade, 10)),
      // Of an earlier release, not missed, and missed again since.
      record('old', undefined, 10),
      record('guessed', 'good', 20),
      record('missed', 'easy', 10),
    ]);
    expect(countRecovered(collector.entries, records)).toBe(2);
  });

  it('names three categories by the lower bound of their share, from five answers on', async () => {
    const items = (name: string, right: number, all: number) =>
      Array.from({ length: all }, (_, index) =>
        anItem(`${name}${index}`, {
          labels: { ...NONE, discipline: [name] },
          ...(index >= right && wrong),
        }),
      );
    const attempts = [
      anAttempt('z1', 1, [
        ...items('Few', 4, 4),
        ...items('All of five', 5, 5),
        ...items('Many', 58, 60),
        ...items('Half', 10, 20),
        ...items('Weak', 1, 20),
      ]),
    ];
    const { coverage } = await countInsights(attempts)(() => Promise.resolve());
    expect(strongestOf(coverage).map(({ name }) => name)).toEqual(['Many', 'All of five', 'Half']);
  });
});
