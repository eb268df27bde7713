// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestBackend, type TestBackend } from '@/demo/testing';
import { SMALL_BANK } from '../../demo/quizzes';
import { anExamQuiz } from '../../features/exam/examQuiz';
import { renderApp } from '../../renderApp';

const broken = vi.hoisted(() => ({ navigator: false }));

/** As when the network is lost before the code was fetched. */
const gone = () => {
  throw new TypeError('Failed to fetch dynamically imported module');
};
vi.mock('@/features/exam/shortcuts/ShortcutsDialog', () => gone());
vi.mock(import('@/features/exam/navigator/Navigator'), async (original) => {
  const module = await original();
  return {
    ...module,
    WideNavigator: () => {
      if (broken.navigator) throw new Error('A fault of the navigator.');
      return <module.WideNavigator />;
    },
  };
});

let backend: TestBackend;
let quizId: string;

beforeEach(async () => {
  broken.navigator = false;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  backend = await createTestBackend({ questions: SMALL_BANK, now: () => Date.now() });
  quizId = await anExamQuiz(backend);
});

async function enterExam() {
  const app = await renderApp({ at: `/exam/${quizId}/1`, as: 'student', backend });
  await screen.findByRole('radiogroup');
  return app;
}

describe('the exam without the code of its parts', () => {
  it('asks before the block ends, and ends it, without the code of the dialogs', async () => {
    const { user } = await enterExam();
    await user.click(screen.getByRole('button', { name: 'End Block' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'End Block' }));
    expect(dialog.getByText('Warning - This block is incomplete!')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'End Block' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End Block' }));
    await waitFor(() => expect(window.location.pathname).toBe(`/result/${quizId}`));
  });

  it('keeps the exam open when a dialog does not load, which shows it', async () => {
    const { user } = await enterExam();
    await user.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Not loaded' }));
    expect(dialog.getByRole('alert')).toHaveTextContent(/^This could not be opened/);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('radiogroup')).toBeInTheDocument();
    await user.keyboard('n');
    expect(screen.getByRole('heading', { name: 'Item 2 of 3' })).toBeInTheDocument();
  });

  it('keeps the exam running when one part breaks, and finds it whole on the next item', async () => {
    broken.navigator = true;
    const { user } = await enterExam();
    expect(screen.getByText('The list of questions cannot be shown.')).toBeInTheDocument();
    broken.navigator = false;
    await user.keyboard('n');
    expect(await screen.findByRole('button', { name: 'Question 1, unanswered' })).toBeInTheDocument();
  });
});
