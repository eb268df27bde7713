// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { localEntries } from '@/shared/storage/localEntries';
import { SMALL_BANK } from '../../demo/quizzes';
import { loadBy, openExam, review, useExamFixtures } from './examFixtures';

const { aQuiz, enter, answer } = useExamFixtures();

describe('a student’s review', () => {
  it('shows its frame with the number of questions as soon as the quiz is known', async () => {
    const quizId = await aQuiz('student');
    answer(http.post('*/qlearn/bank/question', () => delay('infinite')));
    await enter(review(quizId, 2), 'student');
    expect(await screen.findByRole('heading', { level: 2, name: 'Item 2 of 3' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'End Review' }).closest('[inert]')).not.toBeNull();
    expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
  });

  it('gives feedback on the question, with the block of the review, and sees what students said', async () => {
    const app = await enter(review(await aQuiz('student')), 'student');
    await openExam();
    await waitFor(() => expect(localEntries.feedbackBlockId.read()).toBeDefined());
    const blockId = localEntries.feedbackBlockId.read();
    await loadBy(await screen.findByRole('tab', { name: 'Feedback' }));
    await screen.findByText('No student feedback on this question yet.');

    await loadBy(screen.getByRole('button', { name: 'Question feedback' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Question feedback' }));
    await app.user.click(dialog.getByRole('radio', { name: 'No' }));
    await app.user.type(dialog.getByRole('textbox', { name: 'Comment' }), 'Close to the exam.');
    await app.user.click(dialog.getByRole('button', { name: 'Submit' }));

    await screen.findByText('Feedback has been sent successfully. Thank you...');
    expect(await screen.findByText('Close to the exam.', { selector: 'p' })).toBeInTheDocument();
    expect(app.sent.find(({ path }) => path.endsWith('/feedback/student'))?.body).toMatchObject({
      blockId,
      isError: 'N',
    });
  });

  const asBanked = (correctAnswer: unknown) =>
    http.post('*/qlearn/bank/question', () =>
      HttpResponse.json(
        SMALL_BANK.map(({ id: questionId }) => ({
          questionId,
          stem: 'Stem',
          option: { optionList: ['First', 'Second', 'Third', 'Fourth'], correctAnswer },
        })),
      ),
    );
  const asGiven = (answerGiven: unknown) =>
    http.get('*/qlearn/question-history/quiz/:quizId', () =>
      HttpResponse.json(
        SMALL_BANK.map(({ id }, index) => ({ questionId: id, questionNo: index + 1, answerGiven })),
      ),
    );

  it('says that a key could not be read, and shows nothing as right or wrong', async () => {
    const quizId = await aQuiz('student');
    answer(asBanked('the fifth'));
    answer(asGiven('B'));
    await enter(review(quizId), 'student');
    await openExam();
    expect(await screen.findByText('The correct answer of this question could not be read')).toBeVisible();
    expect(screen.queryByText('Correct answer')).toBeNull();
    expect(screen.queryByText('Incorrect')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Question 1, (?:in)?correct/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Question 1, answered' })).toBeVisible();
  });

  it.each([
    ['a text', 'Second', 'A', 'incorrect'],
    ['an index from 0', 1, 'B', 'correct'],
    ['an index from 1', 2, 4, 'incorrect'],
    ['an index from 1', 4, 4, 'correct'],
  ])('finds an answer given as %s (%j, key %j): %s', async (_, given, key, verdict) => {
    const quizId = await aQuiz('student');
    answer(asBanked(key));
    answer(asGiven(given));
    await enter(review(quizId), 'student');
    await openExam();
    expect(await screen.findByRole('button', { name: `Question 1, ${verdict}` })).toBeVisible();
  });

  it('counts each opening of a video, and offers only https addresses', async () => {
    const quizId = await aQuiz('student');
    const withVideos = http.post('*/qlearn/bank/question', () =>
      HttpResponse.json([
        {
          questionId: SMALL_BANK[0]?.id,
          stem: 'Stem',
          option: { optionList: ['First', 'Second'], correctAnswer: 'A' },
          explanation: 'Because.',
          videoLinks: ['https://videos.example.org/watch/1', 'javascript:alert(1)', 'http://x.org/2'],
        },
      ]),
    );
    answer(withVideos);
    const app = await enter(review(quizId), 'student');
    await openExam();
    const videos = await screen.findAllByRole('link', { name: /^Video/ });
    expect(videos.map((video) => video.getAttribute('href'))).toEqual(['https://videos.example.org/watch/1']);
    expect(videos[0]).toHaveAttribute('rel', 'noopener noreferrer');
    await app.user.click(screen.getByRole('link', { name: 'Video 1' }));
    await app.user.click(screen.getByRole('link', { name: 'Video 1' }));
    const counted = () => app.sent.filter(({ path }) => path.startsWith('/qlearn/useractivity/'));
    await waitFor(() => expect(counted()).toHaveLength(2));
    expect(counted()[0]).toMatchObject({
      method: 'PUT',
      body: { userId: 'user-student', videoAccessCount: 1 },
    });
  });
});
