// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { http, type HttpHandler, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { openExam, review, useExamFixtures } from './examFixtures';

const { aQuiz, enter, answer } = useExamFixtures();

/** Opens a review that fails at first, then with 'Try again'. */
async function recoverFrom(failing: HttpHandler, quizId: string): Promise<void> {
  answer(failing);
  const app = await enter(review(quizId), 'student');
  await screen.findByRole('heading', { level: 1, name: 'Something went wrong' });
  expect(screen.getByText("we couldn't retrieve the data.")).toBeInTheDocument();
  await app.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await openExam()).toBeInTheDocument();
}

describe('an exam whose data does not come', () => {
  it('shows the fixed text for data that does not come, and opens with Try again', async () => {
    const quizId = await aQuiz('student');
    const failing = http.get('*/qlearn/quiz/:id', () => new HttpResponse(null, { status: 500 }), {
      once: true,
    });
    await recoverFrom(failing, quizId);
  });

  it('shows that the questions did not come, and loads them again with Try again', async () => {
    const quizId = await aQuiz('student');
    const failing = http.post('*/qlearn/bank/question', () => new HttpResponse(null, { status: 500 }), {
      once: true,
    });
    await recoverFrom(failing, quizId);
  });

  it.each([
    ['none', () => HttpResponse.json([]), 'No questions found. Please retry.'],
    [
      'a failure',
      () => new HttpResponse(null, { status: 500 }),
      'Encountered error while fetching questions',
    ],
  ])('says of questions that there is %s', async (_, refuse, words) => {
    const quizId = await aQuiz('student');
    const failing = http.post('*/qlearn/bank/question', refuse);
    answer(failing);
    await enter(review(quizId), 'student');
    expect(await screen.findByText(words)).toBeInTheDocument();
  });
});
