// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { BANK } from '@/demo/bank';
import { toQuestion } from '@/demo/bank/toQuestion';
import { GuideBroadcast } from '@/features/tutor-guide/GuideBroadcast';
import { GuideButton } from '@/features/tutor-guide/GuideButton';
import {
  decodeGuideMessage,
  type GuideMessage,
  guideNames,
  type GuideQuestion,
} from '@/features/tutor-guide/guideMessagesModel';
import { GuideScreen } from '@/features/tutor-guide/GuideScreen';
import { decodeQuestion } from '@/shared/api/question';
import { paths } from '@/shared/routing/paths';
import { renderPart } from '../../renderPart';

const [first, second] = BANK.slice(0, 2).map((question) => decodeQuestion(toQuestion(question, false)));
if (first === undefined || second === undefined) throw new Error('The bank is empty.');

const asked: GuideQuestion = {
  quizId: 'quiz-1',
  quizName: 'Morning block',
  item: 3,
  itemCount: 10,
  questionId: 'q3',
  correctAnswer: 'B',
  optionCount: 5,
  categories: { discipline: ['Pathology'], organSystem: ['Cardiovascular'], examType: ['Step 1'] },
  medicalCategories: { topics: ['Heart failure'], subtopics: [] },
  briefExplanation: '<p>The objective.</p>',
  referenceCount: 2,
  videoCount: 0,
};
const question = (more: Partial<GuideQuestion> = {}): GuideMessage => ({
  kind: 'question',
  quizId: 'quiz-1',
  question: { ...asked, ...more },
});

let other: BroadcastChannel;
let received: unknown[];
beforeEach(() => {
  received = [];
  other = new BroadcastChannel(guideNames('user-tutor').channel);
  other.onmessage = ({ data }: MessageEvent<unknown>) => received.push(data);
});
afterEach(() => {
  other.close();
  vi.unstubAllGlobals();
});

const renderGuide = (as: 'tutor' | 'student' = 'tutor') =>
  renderPart(
    <Routes>
      <Route path={paths.guide.pattern} element={<GuideScreen />} />
    </Routes>,
    { as, at: '/exam/quiz-1/3/tutor/true/guide/true' },
  );

describe('the guide window', () => {
  it('asks for the current question, and follows it', async () => {
    await renderGuide();
    await waitFor(() => expect(received).toContainEqual({ kind: 'hello', quizId: 'quiz-1' }));
    other.postMessage(question());
    expect(await screen.findByText('Item 3 of 10')).toBeVisible();
    expect(screen.getByText('The objective.')).toBeVisible();
    expect(screen.getByText('B of 5 options')).toBeVisible();
    expect(document.title).toBe('Guide · QLearn');
    other.postMessage(question({ item: 4, questionId: 'q4' }));
    expect(await screen.findByText('Item 4 of 10')).toBeVisible();
    expect(screen.getByText('q4')).toBeVisible();
  });

  it('ignores messages of another quiz, nor what it cannot read', async () => {
    await renderGuide();
    await waitFor(() => expect(received).toHaveLength(1));
    other.postMessage({ ...question(), quizId: 'quiz-2' });
    other.postMessage('question');
    other.postMessage({ kind: 'question', quizId: 'quiz-1', question: 7 });
    other.postMessage(question({ item: 9 }));
    expect(await screen.findByText('Item 9 of 10')).toBeVisible();
  });

  it('closes the guide with the exam, but not when the exam is only loaded again', async () => {
    const close = vi.spyOn(window, 'close').mockReturnValue();
    await renderGuide();
    await waitFor(() => expect(received).toHaveLength(1));
    other.postMessage(question());
    await screen.findByText('Item 3 of 10');
    other.postMessage({ kind: 'leaving', quizId: 'quiz-1' });
    other.postMessage(question({ item: 5 }));
    await screen.findByText('Item 5 of 10');
    expect(close).not.toHaveBeenCalled();
    other.postMessage({ kind: 'ended', quizId: 'quiz-1' });
    await waitFor(() => expect(close).toHaveBeenCalled());
  });

  it.each([['is closed', { closed: true }] as const, ['is gone', null] as const])(
    'closes the guide when the tab that opened it %s without a word',
    async (_, left) => {
      const close = vi.spyOn(window, 'close').mockReturnValue();
      vi.stubGlobal('opener', { closed: false });
      await renderGuide();
      await waitFor(() => expect(received).toHaveLength(1));
      expect(close).not.toHaveBeenCalled();
      vi.stubGlobal('opener', left);
      await waitFor(() => expect(close).toHaveBeenCalled());
    },
  );

  it('says that no exam answers, and asks again', async () => {
    const { user } = await renderGuide();
    expect(await screen.findByText("we couldn't retrieve the data.")).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(received).toHaveLength(2));
  }, 10_000);

  it('opens the guide for tutors', async () => {
    await renderGuide('student');
    expect(screen.getByText('The guide is for tutors.')).toBeVisible();
  });
});

const exam = (item: number, withKey = true) => (
  <>
    <GuideButton quizId="quiz-1" item={item} />
    <GuideBroadcast
      quizId="quiz-1"
      quizName="Morning block"
      item={item}
      itemCount={2}
      question={item === 1 ? first : second}
      withKey={withKey}
    />
  </>
);

describe('Open guide', () => {
  it('sends the guide which question is current: when it asks, and when it changes', async () => {
    await renderPart(exam(1), { as: 'tutor' });
    await waitFor(() => expect(received).toHaveLength(1));
    other.postMessage({ kind: 'hello', quizId: 'quiz-1' });
    await waitFor(() => expect(received).toHaveLength(2));
    expect(decodeGuideMessage(received[1])).toMatchObject({
      kind: 'question',
      question: { item: 1, itemCount: 2, questionId: first.questionId },
    });
  });

  it('keeps the key back when the mode does', async () => {
    await renderPart(exam(1, false), { as: 'tutor' });
    await waitFor(() => expect(received).toHaveLength(1));
    expect(decodeGuideMessage(received[0])).toMatchObject({
      question: { questionId: first.questionId, correctAnswer: '', briefExplanation: '' },
    });
  });

  it('tells the guide that the exam was left', async () => {
    const { unmount } = await renderPart(exam(1), { as: 'tutor' });
    act(() => unmount());
    await waitFor(() => expect(received).toContainEqual({ kind: 'ended', quizId: 'quiz-1' }));
  });

  it('opens one window of 800 × 700, and shows that it is open already', async () => {
    const focus = vi.fn();
    const guide = { closed: false, focus };
    onTestFinished(() => void (guide.closed = true));
    const opened = vi.fn(() => guide);
    vi.stubGlobal('open', opened);
    const { user } = await renderPart(exam(2), { as: 'tutor' });
    await user.click(screen.getByRole('button', { name: 'Open guide' }));
    expect(opened).toHaveBeenCalledExactlyOnceWith(
      '/exam/quiz-1/2/tutor/true/guide/true',
      'qlearn-guide',
      'popup,width=800,height=700',
    );
    await user.click(screen.getByRole('button', { name: 'Open guide' }));
    expect(await screen.findByText('Guide already open')).toBeVisible();
    expect(opened).toHaveBeenCalledTimes(1);
    expect(focus).toHaveBeenCalled();
  });
});
