// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestBackend, type TestBackend } from '@/demo/testing';
import { confidenceQuestion } from '@/domain/preferences/examSwitches';
import { finishedAttempts } from '@/domain/study/finishedAttemptRecord';
import { SMALL_BANK } from '../../../demo/quizzes';
import { renderApp } from '../../../renderApp';
import { anExamQuiz } from '../examQuiz';

let backend: TestBackend;
let quizId: string;

beforeEach(async () => {
  backend = await createTestBackend({ questions: SMALL_BANK, now: () => Date.now() });
  quizId = await anExamQuiz(backend, { size: 2 });
});

async function enterExam() {
  const app = await renderApp({ at: `/exam/${quizId}/1`, as: 'student', backend });
  await screen.findByRole('radiogroup', { name: 'Answer options' });
  return app;
}

describe('the question how sure the student is', () => {
  it('asks how sure the student is after a choice only, and again of another answer', async () => {
    confidenceQuestion.turn(true);
    const { user } = await enterExam();
    expect(screen.queryByRole('radiogroup', { name: 'Confidence' })).not.toBeInTheDocument();
    await user.keyboard('b');
    const group = within(await screen.findByRole('radiogroup', { name: 'Confidence' }));
    expect(group.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Guess',
      'Unsure',
      'Sure',
    ]);
    await user.click(group.getByRole('radio', { name: 'Unsure' }));
    expect(group.getByRole('radio', { name: 'Unsure' })).toBeChecked();
    // Inside the group, the arrow keys do not move to another item.
    await user.keyboard('{ArrowRight}');
    expect(group.getByRole('radio', { name: 'Sure' })).toBeChecked();
    expect(screen.getByRole('heading', { name: 'Item 1 of 2' })).toBeInTheDocument();
    await user.keyboard('c');
    expect(group.getByRole('radio', { name: 'Sure' })).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.queryByRole('radiogroup', { name: 'Confidence' })).not.toBeInTheDocument();
  });

  it('asks for no confidence unless Settings asks for it', async () => {
    const { user } = await enterExam();
    await user.keyboard('b');
    expect(screen.getByRole('radio', { name: 'B. Second' })).toBeChecked();
    expect(screen.queryByRole('radiogroup', { name: 'Confidence' })).not.toBeInTheDocument();
  });

  it('sends no confidence, and shows it in the review', async () => {
    confidenceQuestion.turn(true);
    const { user, server } = await enterExam();
    const bodies: Promise<string>[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.method !== 'GET') bodies.push(request.clone().text());
    });
    await user.keyboard('b');
    await user.click(await screen.findByRole('radio', { name: 'Guess' }));
    await user.click(screen.getByRole('button', { name: 'End Block' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End Block' }));
    await screen.findByRole('heading', { name: 'Result' });
    server.events.removeAllListeners();
    const sent = (await Promise.all(bodies)).join();
    expect(sent).toContain('"answerGiven":"B"');
    expect(sent).not.toMatch(/guess|confidence/i);
    expect((await finishedAttempts.read('user-student', quizId))?.items[0]).toMatchObject({
      confidence: 'guess',
    });

    await user.click(
      (await screen.findAllByRole('button', { name: /^Review question 1/ }))[0] ?? document.body,
    );
    expect(await screen.findByText('Confidence: Guess')).toBeVisible();
    expect(screen.queryByRole('radiogroup', { name: 'Confidence' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(screen.queryByText(/^Confidence/)).not.toBeInTheDocument());
  });
});

describe('the question id', () => {
  it('hides the question ID from a student in an exam; in review it is copied', async () => {
    const { user } = await enterExam();
    expect(screen.queryByText(/^Question ID/)).not.toBeInTheDocument();
    await user.keyboard('a');
    await user.click(screen.getByRole('button', { name: 'End Block' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End Block' }));
    await user.click(
      (await screen.findAllByRole('button', { name: /^Review question 1/ }))[0] ?? document.body,
    );
    expect(await screen.findByText('Question ID q-1')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy question ID' }));
    expect(await screen.findByText('Question ID copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('q-1');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
      new DOMException('Denied', 'NotAllowedError'),
    );
    await user.click(screen.getByRole('button', { name: 'Copy question ID' }));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        'Could not copy the question ID. Copy it from here: q-1',
      ),
    );
  });
});
