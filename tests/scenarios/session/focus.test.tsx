// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { CrashPage } from '@/app/pages/CrashPage';
import { NotFoundPage } from '@/app/pages/NotFoundPage';
import { NotAllowedPage } from '@/app/router/guards';
import { createTestBackend } from '@/demo/testing';
import { SMALL_BANK } from '../../demo/quizzes';
import { anExamQuiz } from '../../features/exam/examQuiz';
import { renderApp } from '../../renderApp';

const h1 = (name: string) => screen.findByRole('heading', { level: 1, name });

const renderPages = (there: ReactNode, at: string) =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <Routes>
        <Route path="/here" element={<Link to="/there">Go</Link>} />
        <Route path="/there" element={there} />
      </Routes>
    </MemoryRouter>,
  );

describe('focus after a change of page', () => {
  it('moves the focus to the name of the block when the exam opens', async () => {
    const backend = await createTestBackend({ questions: SMALL_BANK, now: () => Date.now() });
    await anExamQuiz(backend);
    const { user } = await renderApp({ at: '/create-quiz', as: 'student', backend });
    await user.click(await screen.findByRole('button', { name: 'Resume' }));
    expect(await h1('Morning block')).toHaveFocus();
    await user.keyboard('n');
    await vi.waitFor(() => expect(window.location.pathname).toMatch(/\/2$/));
    // The address follows the item, but is not a different page.
    await vi.waitFor(() => expect(screen.getByRole('heading', { name: 'Item 2 of 3' })).toHaveFocus());
  });

  it.each([
    ['Page not found', <NotFoundPage key="1" />],
    ['Not allowed', <NotAllowedPage key="2" audience="administrators" />],
  ])('moves the focus to %s, but not when the visit begins there', async (title, page) => {
    const { unmount } = renderPages(page, '/here');
    await userEvent.click(screen.getByRole('link', { name: 'Go' }));
    expect(await h1(title)).toHaveFocus();
    unmount();
    renderPages(page, '/there');
    expect(await h1(title)).not.toHaveFocus();
  });

  it('moves the focus to what is shown in place of a page that broke', async () => {
    render(<CrashPage onRetry={() => undefined} />);
    expect(await h1('Something went wrong')).toHaveFocus();
  });
});
