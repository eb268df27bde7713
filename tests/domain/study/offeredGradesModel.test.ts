import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gradesOf } from '@/domain/study/fsrsModel';
import { offeredGrades } from '@/domain/study/offeredGradesModel';
import { GRADES } from '@/domain/study/practiceModel';
import { dayAfter } from '@/shared/format/dates';

const TODAY = '2026-11-24';
const before = fc.record({
  memory: fc.option(
    fc.record({
      stability: fc.double({ min: 0.01, max: 400, noNaN: true }),
      difficulty: fc.double({ min: 1, max: 10, noNaN: true }),
      reviewedDay: fc.nat(60).map((days) => dayAfter(TODAY, -days)),
    }),
    { nil: undefined },
  ),
  lapses: fc.nat(6),
});
const retention = fc.integer({ min: 80, max: 97 });
const exam = fc.integer({ min: -30, max: 60 }).map((days) => dayAfter(TODAY, days));

describe('the intervals that grades are offered with', () => {
  it('offers the intervals of FSRS while nothing is to end before the exam', () => {
    fc.assert(
      fc.property(before, retention, exam, (state, percent, examDay) => {
        const usual = gradesOf(state, TODAY, percent / 100);
        expect(offeredGrades(state, TODAY, { retention: percent })).toEqual(usual);
        expect(offeredGrades(state, TODAY, { retention: percent, examDay })).toEqual(usual);
        expect(offeredGrades(state, TODAY, { retention: percent, endsBeforeExam: true })).toEqual(usual);
        const off = { retention: percent, examDay, endsBeforeExam: false };
        expect(offeredGrades(state, TODAY, off)).toEqual(usual);
      }),
    );
  });

  it('offers intervals to the day before the exam at the latest, and says so of shortened ones', () => {
    fc.assert(
      fc.property(before, fc.integer({ min: 2, max: 60 }), (state, days) => {
        const examDay = dayAfter(TODAY, days);
        const usual = gradesOf(state, TODAY, 0.9);
        const offered = offeredGrades(state, TODAY, { examDay, endsBeforeExam: true });
        for (const grade of GRADES) {
          const isLate = usual[grade].dueDay >= examDay;
          expect(offered[grade]).toEqual(
            isLate ? { ...usual[grade], dueDay: dayAfter(examDay, -1), isShortened: true } : usual[grade],
          );
        }
      }),
    );
  });

  it.each([1, 0, -1])('shortens nothing with the exam in %i days', (days) => {
    const settings = { examDay: dayAfter(TODAY, days), endsBeforeExam: true };
    const state = { memory: undefined, lapses: 0 };
    expect(offeredGrades(state, TODAY, settings)).toEqual(gradesOf(state, TODAY, 0.9));
  });
});
