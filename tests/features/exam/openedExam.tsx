import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { signedIn } from '@/domain/session/sessionSlice';
import { examEntered, examOpened, type OpenExam } from '@/features/exam/store/examSlice';
import { HintLayer } from '@/shared/ui/hints/HintLayer';
import { createTestStore } from '../../createTestStore';
import { anAttempt } from './attempt/attempts';

/** A store with an open exam and no running saga: only the test advances time and starts clocks. */
export function openedExam(more: Partial<Omit<OpenExam, 'phase'>> = {}) {
  const store = createTestStore({
    http: { send: () => new Promise(() => undefined) },
    navigate: () => undefined,
  });
  const exam: Omit<OpenExam, 'phase'> = {
    mode: 'take',
    name: 'Morning block',
    quizItems: [],
    questions: [],
    readOnly: false,
    attempt: anAttempt(1),
    ...more,
  };
  store.dispatch(
    signedIn({
      id: exam.attempt.userId,
      displayName: 'Sam',
      email: 'sam@x.org',
      primaryRole: 'ROLE_STUDENT',
    }),
  );
  store.dispatch(examEntered({ quizId: exam.attempt.quizId, mode: exam.mode, index: 0 }));
  store.dispatch(examOpened(exam));
  return store;
}

export const renderInExam = (part: ReactNode, store: ReturnType<typeof openedExam>) =>
  render(
    <Provider store={store}>
      <MemoryRouter>{part}</MemoryRouter>
      <HintLayer />
    </Provider>,
  );
