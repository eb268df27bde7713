// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTestBackend } from '@/demo/testing';
import { highlights as highlightsRecord, readHighlights } from '@/features/exam/highlights/highlightsRecord';
import { highlightsChanged, selectHighlights } from '@/features/exam/highlights/highlightsSlice';
import { selectOpenExam } from '@/features/exam/store/examSlice';
import { SMALL_BANK, STUDENT } from '../../../demo/quizzes';
import { announceElsewhere, rawStore } from '../../../rawStore';
import { renderApp } from '../../../renderApp';
import { anExamQuiz } from '../examQuiz';

const yellow = (start: number) => ({ start, end: start + 4, check: 7, colour: 'yellow' }) as const;

it('shows what another tab highlights, and keeps it when something is highlighted here', async () => {
  const backend = await createTestBackend({ questions: SMALL_BANK, now: () => Date.now() });
  const quizId = await anExamQuiz(backend);
  const { store } = await renderApp({ at: `/exam/${quizId}/1`, as: 'student', backend });
  await screen.findByRole('radiogroup', { name: 'Answer options' });
  const questionId = selectOpenExam(store.getState())?.attempt.items[0]?.questionId ?? '';
  const recordId = `${quizId}/${questionId}`;
  const elsewhere = { stem: [yellow(0)], explanation: [], struckLetters: [] };
  await rawStore('notes').write(STUDENT, recordId, highlightsRecord.encode(elsewhere, 1));
  announceElsewhere(STUDENT, 'notes', [recordId]);
  await waitFor(() => expect(selectHighlights(store.getState(), questionId).stem).toEqual([yellow(0)]));
  store.dispatch(highlightsChanged({ questionId, text: 'stem', highlights: [yellow(0), yellow(10)] }));
  await waitFor(async () =>
    expect((await readHighlights(STUDENT, quizId))[questionId]?.stem).toEqual([yellow(0), yellow(10)]),
  );
});
