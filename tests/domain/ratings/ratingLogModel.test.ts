import { describe, expect, it } from 'vitest';
import { type LoggedRating, minutesLeft, ratedDays, ratingsCsv } from '@/domain/ratings/ratingLogModel';
import { toLocalDay } from '@/shared/format/dates';

const rating = (at: number, seconds: number, more: Partial<LoggedRating> = {}): LoggedRating => ({
  at,
  quizName: 'Block',
  questionId: 'q1',
  seconds,
  ...more,
});
const logOf = (...seconds: readonly number[]) => seconds.map((one, at) => rating(at, one));

describe('the log of ratings', () => {
  it.each([
    [logOf(60, 60, 60, 60), 10, undefined],
    [logOf(60, 60, 60, 60, 60), 10, 10],
    [logOf(10, 20, 30, 40, 61), 3, 2],
    [logOf(10, 20, 30, 50, 60, 61), 3, 2],
    // The last ten only.
    [logOf(9, 9, 9, 9, ...Array.from({ length: 10 }, () => 120)), 4, 8],
    // Ten minutes at most.
    [logOf(9_000, 9_000, 9_000, 9_000, 9_000), 1, 10],
    [logOf(60, 60, 60, 60, 61), 0, 0],
  ])(
    'estimates the minutes left by the median of the last ten, rounded up (case %#)',
    (log, items, minutes) => {
      expect(minutesLeft(log.toReversed(), items)).toBe(minutes);
    },
  );

  it('counts ratings and minutes by local day, the newest first', () => {
    const noon = new Date(2026, 10, 24, 12).getTime();
    const days = ratedDays([rating(noon, 90), rating(noon + 86_400_000, 9_000), rating(noon + 1, 100)]);
    expect(days).toEqual([
      { day: toLocalDay(noon + 86_400_000), rated: 1, minutes: 10 },
      { day: toLocalDay(noon), rated: 2, minutes: 3 },
    ]);
  });

  it('writes time, quiz, question ID and seconds, and no formula', () => {
    const log = [
      rating(Date.UTC(2026, 0, 2, 3, 4, 5), 61),
      rating(Date.UTC(2026, 0, 3), 9, { quizName: '=1+1', questionId: 'q2' }),
    ];
    expect(ratingsCsv(log)).toBe(
      '"Time (UTC)","Quiz","Question ID","Seconds"\r\n' +
        '"2026-01-03T00:00:00.000Z","\'=1+1","q2",9\r\n' +
        '"2026-01-02T03:04:05.000Z","Block","q1",61\r\n',
    );
  });
});
