import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { keepStudy } from '@/app/demo-study/keepStudy';
import { createQuestionBank } from '@/demo/bank/questionBank';
import { createMemoryDatabase } from '@/demo/database/memoryDatabase';
import { questionsOf } from '@/demo/seed/scale';
import { seedDatabase } from '@/demo/seed/seedDatabase';
import { markStudyStored, readSeededStudy } from '@/demo/seed/studyRecords';
import { breakSecondsLeft, runningBlock } from '@/domain/exam-day/examDayModel';
import { currentDay } from '@/domain/exam-day/examDayRecord';
import { notes as noteRecord } from '@/domain/notes/noteRecord';
import { phrases } from '@/domain/phrases/phraseRecord';
import { storedCoupons } from '@/domain/plan/coupon';
import { ratingLog } from '@/domain/ratings/ratingLogRecord';
import { countStudyDays } from '@/domain/study/counting/studyDaysModel';
import type { FinishedAttempt } from '@/domain/study/finishedAttemptModel';
import { finishedAttempts } from '@/domain/study/finishedAttemptRecord';
import { missReasons } from '@/domain/study/miss-reasons/missReasonRecord';
import { behindOf } from '@/domain/study/plan/studyPlanModel';
import {
  createEntryCollector,
  createQueueBuilder,
  type PracticeRecords,
} from '@/domain/study/practiceQueueModel';
import { practice as practiceRecord } from '@/domain/study/practiceRecord';
import { studySettings } from '@/domain/study/studySettingsRecord';
import { triages } from '@/features/feedback-dashboard/triage/triageRecord';
import { daysBetween, toLocalDay } from '@/shared/format/dates';

function queueOf(attempts: readonly FinishedAttempt[], records: PracticeRecords, today: string) {
  const collector = createEntryCollector();
  for (const attempt of attempts) collector.add(attempt);
  const builder = createQueueBuilder(records, today);
  for (const entry of collector.entries.values()) builder.add(entry);
  return builder.result();
}

it('gives the demo student a month of finished attempts and some notes, once for each seed', async () => {
  const now = Date.now();
  const context = {
    database: createMemoryDatabase(),
    bank: createQuestionBank(questionsOf('month')),
    now: () => now,
  };
  await seedDatabase(context);
  const study = await readSeededStudy(context);
  if (study === undefined) throw new Error('Nothing was seeded.');
  await keepStudy(study);

  const quizzes = await context.database.byGroup('quizzes', study.userId);
  expect((await context.database.get('users', study.userId))?.activity).toEqual({
    quizAccessCount: quizzes.length,
    questionAttemptCount: quizzes.reduce((sum, { total }) => sum + total, 0),
    videoAccessCount: 0,
  });

  const byTime = (one: FinishedAttempt, other: FinishedAttempt) => one.submittedAt - other.submittedAt;
  const attempts = (await finishedAttempts.list(study.userId)).map(({ value }) => value).sort(byTime);
  expect(attempts).toEqual([...study.attempts].sort(byTime));
  expect(attempts.length).toBeGreaterThan(10);
  const items = attempts.flatMap((attempt) => attempt.items);
  for (const result of ['correct', 'incorrect', 'unanswered']) {
    expect(
      items.some((item) => item.result === result),
      result,
    ).toBe(true);
  }
  for (const confidence of ['guess', 'unsure', 'sure']) {
    expect(
      items.some((item) => item.confidence === confidence),
      confidence,
    ).toBe(true);
  }
  expect(items.some(({ attemptedLetters }) => attemptedLetters.length > 1)).toBe(true);
  const notes = (await noteRecord.list(study.userId)).map(({ value }) => value);
  expect(notes.length).toBeGreaterThan(2);
  for (const { labels } of notes) expect(labels.discipline.length).toBeGreaterThan(0);

  const missed = (await missReasons.list(study.userId)).map(({ value }) => value);
  expect(missed).toEqual(expect.arrayContaining([...study.missed]));
  expect(missed.filter(({ rule }) => rule !== '').length).toBeGreaterThan(3);
  expect(new Set(missed.flatMap(({ entries }) => entries.map(({ reason }) => reason))).size).toBeGreaterThan(
    2,
  );

  const practice = new Map((await practiceRecord.list(study.userId)).map(({ id, value }) => [id, value]));
  expect([...practice.values()]).toEqual(expect.arrayContaining([...study.practice]));
  expect(practice.size).toBe(study.practice.length);
  const queue = queueOf(attempts, practice, toLocalDay(Date.now()));
  expect(queue.due.length).toBeGreaterThan(8);
  expect(queue.due.length).toBeLessThan(60);
  expect(queue.next).toBeDefined();

  const today = toLocalDay(Date.now());
  const plan = await studySettings.read(study.userId, '');
  if (plan?.examDay === undefined) throw new Error('No exam date.');
  expect(daysBetween(today, plan.examDay)).toBeGreaterThan(20);
  const rows: readonly [] = [];
  const days = await countStudyDays({ attempts, rows, records: practice }, () => Promise.resolve());
  const behind = behindOf(plan, days.answered, today);
  expect(behind).toBeGreaterThan(0);
  expect(behind).toBeLessThan(2 * (plan.goal?.questions ?? 0));

  const day = await currentDay.read(study.userId, '');
  if (day === undefined) throw new Error('No exam day');
  expect(day.started.map(({ quizId }) => attempts.some((attempt) => attempt.quizId === quizId))).toEqual([
    true,
    true,
  ]);
  expect(runningBlock(day)).toBeUndefined();
  expect(breakSecondsLeft(day, Date.now())).toBeGreaterThan(20 * 60);
  for (const { secondsGiven, secondsUsed } of day.started) expect(secondsUsed).toBeLessThan(secondsGiven);

  expect(await phrases.list(study.tutor.userId)).toHaveLength(study.tutor.phrases.length);
  expect(await ratingLog.list(study.tutor.userId)).toHaveLength(study.tutor.ratings.length);
  expect(study.tutor.ratings.length).toBeGreaterThan(10);

  const triage = (await triages.list(study.triage.userId)).map(({ value }) => value);
  expect(new Set(triage.map(({ status }) => status))).toEqual(
    new Set(['inProgress', 'resolved', 'declined']),
  );
  expect(triage.some((one) => one.note !== '')).toBe(true);
  expect(storedCoupons.read()).toEqual(study.coupons);

  expect(await readSeededStudy(context), 'a page that was reloaded before all was stored').toEqual(study);
  await markStudyStored(context);
  expect(await readSeededStudy(context)).toBeUndefined();

  const [note] = notes;
  if (note === undefined) throw new Error('No note');
  await noteRecord.write(study.userId, note.questionId, { ...note, text: 'my own' });
  storedCoupons.write(study.coupons.slice(1));
  await keepStudy(study);
  expect((await noteRecord.read(study.userId, note.questionId))?.text).toBe('my own');
  expect(storedCoupons.read()).toEqual(study.coupons.slice(1));
});
