import { expect, it } from 'vitest';
import { countStudyDays } from '@/domain/study/counting/studyDaysModel';
import type { PracticeRecord } from '@/domain/study/practiceModel';
import type { QuizHistoryRow } from '@/shared/api/performance';
import { anAttempt, anItem } from '../practiceSamples';

const noon = (day: string): number => new Date(`${day}T12:00:00`).getTime();
const pause = () => Promise.resolve();

const aRow = (id: string, total: number, day?: string): QuizHistoryRow => ({
  id,
  title: id,
  percentageCorrect: 50,
  timerOn: false,
  tutorOn: false,
  category: { discipline: [], organSystem: [], examType: [] },
  medicalCategorizationMap: { topics: [], subtopics: [] },
  total,
  ...(day !== undefined && { complete: new Date(noon(day)).toISOString() }),
});

const aRecord = (questionId: string, reviewedDay: string, ...earlierDays: string[]): PracticeRecord => ({
  questionId,
  state: 'waiting',
  dueDay: '2026-12-01',
  memory: { stability: 3, difficulty: 2, reviewedDay },
  earlierDays,
  lapses: 0,
  enteredAt: 1,
  updatedAt: 1,
});

it('counts each quiz once, its answered items, and the practiced questions of each day', async () => {
  const unanswered = anItem('q3', { answer: '', result: 'unanswered', attemptedLetters: [] });
  const days = await countStudyDays(
    {
      attempts: [
        anAttempt('z1', noon('2026-11-23'), [anItem('q1'), anItem('q2'), unanswered]),
        anAttempt('z2', noon('2026-11-24'), [anItem('q4')]),
      ],
      rows: [aRow('z1', 3, '2026-11-23'), aRow('elsewhere', 10, '2026-11-24'), aRow('open', 7)],
      records: new Map(
        [aRecord('q1', '2026-11-24', '2026-11-22'), aRecord('q2', '2026-11-24')].map((record) => [
          record.questionId,
          record,
        ]),
      ),
    },
    pause,
  );
  expect(Object.fromEntries(days.submitted)).toEqual({ '2026-11-23': 3, '2026-11-24': 11 });
  expect(Object.fromEntries(days.answered)).toEqual({ '2026-11-22': 1, '2026-11-23': 2, '2026-11-24': 13 });
});
