// Records as the release of November 2026 wrote them.
import 'fake-indexeddb/auto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createBackup } from '@/app/settings-page/backup';
import { attemptContent } from '@/domain/attempt/attemptContent';
import { attempts } from '@/domain/attempt/attemptRecord';
import { notes } from '@/domain/notes/noteRecord';
import { submissions } from '@/domain/outbox/outboxRecord';
import { listFeedbackBlocks } from '@/domain/outbox/reviews/feedbackBlockRecord';
import { sentSubmissions } from '@/domain/outbox/submission/sentRecord';
import { phrases } from '@/domain/phrases/phraseRecord';
import { ratingLog } from '@/domain/ratings/ratingLogRecord';
import { drills } from '@/domain/study/drillRecord';
import { finishedAttempts } from '@/domain/study/finishedAttemptRecord';
import { missReasons } from '@/domain/study/miss-reasons/missReasonRecord';
import { practice } from '@/domain/study/practiceRecord';
import { studySettings } from '@/domain/study/studySettingsRecord';
import { commentDrafts } from '@/features/comments/commentDraftRecord';
import { presets } from '@/features/create-quiz/presets/presetRecord';
import { savedTopics } from '@/features/create-quiz/store/savedTopicsRecord';
import { createAttempt } from '@/features/exam/attempt/attemptModel';
import { attemptFromStored } from '@/features/exam/attempt/storedAttemptModel';
import { readHighlights } from '@/features/exam/highlights/highlightsRecord';
import { imageViews } from '@/features/exam/images/imageViewsRecord';
import { triages } from '@/features/feedback-dashboard/triage/triageRecord';
import {
  ratedQuestions,
  studentDrafts,
  tutorDrafts,
} from '@/features/question-feedback/store/feedbackRecord';
import { applyChange } from '@/shared/storage/recordChange';
import { allStores } from '@/shared/storage/stores';
import { clearRecords } from '../../clearRecords';
import { listReviewTimes, valuesOf } from '../../storedRecords';
import { rowsBefore } from './storedBefore';

const USER = 'u1';
const NOW = Date.parse('2026-11-20T09:00:00Z');
const HEART = {
  discipline: ['Pathology'],
  organSystem: ['Cardiovascular'],
  examType: ['Step 1'],
  topics: ['Arrhythmia'],
  subtopics: [],
};
const submissionOf = (quizId: string, quizSubmitDate: string) => ({
  questionHistories: [
    {
      questionId: 'q1',
      answerGiven: 'C',
      marked: true,
      timeSpent: 12,
      answersAttempted: ['B', 'C'],
      questionNo: 1,
    },
    {
      questionId: 'q2',
      answerGiven: 'A',
      marked: false,
      timeSpent: 0,
      answersAttempted: ['A'],
      questionNo: 2,
    },
    { questionId: 'q3', answerGiven: '', marked: false, timeSpent: 0, answersAttempted: [], questionNo: 3 },
  ],
  quizHistory: { quizId, userId: USER, questionAttemptCount: 2, quizSubmitDate, quizDuration: 30 },
});

// The other test files of the worker share the database.
afterAll(clearRecords);
beforeEach(async () => {
  await clearRecords();
  for (const { name: store } of allStores()) {
    for (const [recordId, value] of rowsBefore.get(store) ?? [])
      await applyChange({ store, key: [USER, recordId], value });
  }
});

describe('records of the release before', () => {
  it('returns an attempt in progress', async () => {
    const quiz = (await attemptContent.read({ userId: USER, quizId: 'z1' }))?.quiz;
    const record = await attempts.read(USER, 'z1');
    if (quiz === undefined || record === undefined) throw new Error('No attempt');
    expect(record).toMatchObject({ phase: 'sitting', updatedAt: NOW });
    const attempt = attemptFromStored(createAttempt(quiz, USER), record);
    expect(attempt).toMatchObject({ current: 1, timeLeftMs: 245_000, ended: false });
    expect(attempt.items).toEqual([
      {
        questionId: 'q1',
        questionNo: 1,
        answer: 'C',
        attemptedLetters: ['B', 'C'],
        attemptedAtMs: [4_000, 9_500],
        confidence: 'unsure',
        marked: true,
        struckLetters: ['D'],
        timeSpentMs: 12_345,
      },
      {
        questionId: 'q2',
        questionNo: 2,
        answer: 'A',
        attemptedLetters: ['A'],
        attemptedAtMs: [7_655],
        confidence: undefined,
        marked: false,
        struckLetters: [],
        timeSpentMs: 12_655,
      },
      {
        questionId: 'q3',
        questionNo: 3,
        answer: '',
        attemptedLetters: [],
        attemptedAtMs: [],
        confidence: undefined,
        marked: false,
        struckLetters: [],
        timeSpentMs: 0,
      },
    ]);
  });

  it('returns its questions and images', async () => {
    const owner = { userId: USER, quizId: 'z1' };
    const content = await attemptContent.read(owner);
    expect(content?.quiz).toMatchObject({
      id: 'z1',
      name: 'Block 1',
      timerOn: true,
      quizStatus: 'IN_PROGRESS',
    });
    expect(content?.questions).toMatchObject([{ questionId: 'q1', option: { optionList: ['One', 'Two'] } }]);
    expect(await attemptContent.readImage(owner, 'ecg.png')).toEqual({ imgData: 'iVBORw0KGgo=' });
  });

  it('returns what waits to be sent', async () => {
    expect(await valuesOf(submissions, USER)).toEqual([
      {
        userId: USER,
        quizId: 'z2',
        variant: 'tutor',
        submission: submissionOf('z2', '2026-11-20T09:10:00.000Z'),
        isTried: true,
        refusal: { status: 409, message: 'Already submitted' },
      },
    ]);
    expect(await listReviewTimes(USER)).toEqual([
      {
        userId: USER,
        recordId: '0001795165200000',
        quizId: 'z0',
        questionId: 'q9',
        seconds: 12,
        total: 40,
        isTried: false,
      },
    ]);
    expect(await listFeedbackBlocks(USER)).toEqual([
      { userId: USER, quizId: 'z0', blockId: 'b1', isLeft: true },
    ]);
  });

  it('returns a copy of a submission', async () => {
    const submission = submissionOf('z3', '2026-11-19T09:10:00.000Z');
    expect(await sentSubmissions.read(USER, 'z3')).toEqual({
      userId: USER,
      quizId: 'z3',
      submission,
      sentAt: NOW,
    });
  });

  it('returns a note and highlights', async () => {
    expect(await notes.read(USER, 'q1')).toEqual({
      questionId: 'q1',
      text: 'Irregularly irregular: think AF.\nRate first.',
      tags: ['ECG', 'to repeat'],
      labels: HEART,
      quizId: 'z3',
      item: 4,
      updatedAt: NOW,
    });
    expect(await readHighlights(USER, 'z1')).toEqual({
      q1: {
        stem: [
          { start: 3, end: 12, check: 123_456, colour: 'yellow' },
          { start: 20, end: 25, check: 654_321, colour: 'pink', note: 'Ask why' },
        ],
        explanation: [{ start: 0, end: 4, check: 99, colour: 'green' }],
        struckLetters: ['D', 'A'],
      },
    });
  });

  it('returns a reason and a rule', async () => {
    expect(await missReasons.read(USER, 'q1')).toEqual({
      questionId: 'q1',
      rule: 'Irregular means AF first.',
      ruleAt: NOW,
      entries: [
        { quizId: 'z3', item: 4, reason: 'mixed', at: NOW },
        { quizId: '', item: 0, reason: 'unknown', at: NOW - 100_000 },
      ],
      labels: HEART,
      updatedAt: NOW,
    });
  });

  it('returns a phrase and a logged rating', async () => {
    expect(await phrases.read(USER, 'p1')).toEqual({
      name: 'Units',
      text: 'Please add units.',
      place: 1,
      updatedAt: NOW,
    });
    expect(await ratingLog.read(USER, `${NOW}/q1`)).toEqual({
      at: NOW,
      quizName: 'Block 3',
      questionId: 'q1',
      seconds: 61,
    });
  });

  it('returns a finished attempt', async () => {
    const attempt = await finishedAttempts.read(USER, 'z3');
    expect(attempt).toMatchObject({
      userId: USER,
      quizId: 'z3',
      name: 'Block 3',
      timerOn: true,
      tutorOn: false,
      submittedAt: NOW,
    });
    expect(attempt?.items).toEqual([
      {
        questionId: 'q1',
        labels: HEART,
        attemptedLetters: ['B', 'C'],
        attemptedAtMs: [4_000, -1],
        answer: 'C',
        result: 'incorrect',
        marked: true,
        timeSpentMs: 61_500,
        confidence: 'guess',
        key: 'A',
        imageList: ['ecg.png'],
      },
      {
        questionId: 'q2',
        labels: { ...HEART, discipline: ['Physiology'] },
        attemptedLetters: [],
        attemptedAtMs: [],
        answer: '',
        result: 'unanswered',
        marked: false,
        timeSpentMs: 33_500,
        confidence: undefined,
        key: 'B',
      },
      {
        questionId: 'q3',
        labels: HEART,
        attemptedLetters: ['D'],
        attemptedAtMs: [900],
        answer: 'D',
        result: 'unknown',
        marked: false,
        timeSpentMs: 900,
        confidence: undefined,
      },
    ]);
  });

  it('returns the practice queue and its drill', async () => {
    const times = { enteredAt: NOW, updatedAt: NOW };
    // Derived from the steps that earlier releases stored.
    const memoryOf = (stability: number, reviewedDay: string) => ({
      stability,
      difficulty: 2.11810397,
      reviewedDay,
    });
    const waiting = { questionId: 'q1', state: 'waiting', ...times };
    expect(Object.fromEntries((await practice.list(USER)).map(({ id, value }) => [id, value]))).toEqual({
      q1: { ...waiting, dueDay: '2026-11-21', memory: memoryOf(1, '2026-11-20'), lapses: 3 },
      q7: { questionId: 'q7', state: 'removed', dueDay: '', lapses: 2, ...times },
    });
    expect(await drills.read(USER, '')).toEqual({
      day: '2026-11-20',
      questionIds: ['q1', 'q2', 'q3'],
      outcomes: new Map([['q1', 'again']]),
      choice: 'C',
      last: {
        questionId: 'q1',
        choice: 'B',
        before: { ...waiting, dueDay: '2026-11-20', memory: memoryOf(3, '2026-11-17'), lapses: 2 },
      },
    });
  });

  it('returns a preset, the saved topics and a triage', async () => {
    expect(await presets.list(USER)).toEqual([
      {
        id: 'p1',
        value: {
          name: 'Hearts',
          settings: {
            mode: 'CATEGORY_SEARCH',
            chosen: { ...HEART, subtopics: ['Atrial fibrillation'] },
            types: { all: false, unused: true, correct: false, incorrect: false, marked: true },
            timer: true,
            tutor: false,
            amount: 25,
          },
        },
      },
    ]);
    expect(await savedTopics.read(USER, '')).toEqual({ topics: ['Asthma'], subtopics: ['Croup'] });
    expect(await triages.read(USER, 'q5')).toEqual({
      questionId: 'q5',
      status: 'inProgress',
      note: 'Ask the author',
      updatedAt: NOW,
    });
  });

  it('returns the settings of studying, without a plan', async () => {
    expect(await studySettings.read(USER, '')).toEqual({ retention: 85 });
  });

  it('returns drafts of forms', async () => {
    expect(await commentDrafts.read(USER, 'q1')).toEqual({ text: 'Is this ', replyTo: 'c7' });
    expect(await studentDrafts.read(USER, 'q1')).toEqual({
      rating: 4,
      isError: 'N',
      topic: 'STEM',
      explanationType: 'JUST_RIGHT',
      difficulty: 'HARD',
      comment: 'Clear ',
    });
    expect(await tutorDrafts.read(USER, 'q1')).toEqual({
      stem: { difficulty: 'HARD', quality: 'GOOD' },
      explanation: { errors: 'NONE' },
      improvementSuggestions: { stem: 'Shorten ', explanation: '', expandedExplanation: '' },
    });
    expect(await ratedQuestions.read(USER, 'z0')).toEqual({ questionIds: ['q1', 'q4'] });
    expect(await imageViews.read(USER, 'z1')).toEqual({
      'ecg.png': { zoom: 2, x: 10, y: -5, rotation: 90, brightness: 120, contrast: 90, inverted: true },
    });
  });

  it('puts every record in a backup but what is unsent and what is the bank’s', async () => {
    const { count, unreadable } = await createBackup(USER, NOW, new AbortController().signal);
    expect({ count, unreadable }).toEqual({ count: 23, unreadable: 0 });
  });
});
