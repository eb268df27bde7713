// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ExamHeader } from '@/features/exam/toolbar/ExamHeader';
import { openedExam } from '../openedExam';

it('names the document and takes focus to the name of the quiz when the exam is entered', async () => {
  const header = <ExamHeader narrow={false} onHelp={() => undefined} onComment={() => undefined} />;
  render(
    <Provider store={openedExam()}>
      <MemoryRouter>
        <Routes>
          <Route path="/" element={<Link to="/exam/quiz-1/1">Resume</Link>} />
          <Route path="/exam/:examId/:item" element={header} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Resume' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Morning block' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(document.title).toBe('Morning block · QLearn');
});
