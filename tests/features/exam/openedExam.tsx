import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { createAppStore } from '@/app/store/createStore';
import { notesSlice } from '@/features/exam/highlights/highlightsSlice';
import { type OpenRoom, roomEntered, roomOpened, roomSlice } from '@/features/exam/store/examSlice';
import { aSitting } from './attempt/attempts';

/** A store with the room open and no flow at work in it: time passes and clocks start by the test alone. */
export function openedRoom(more: Partial<Omit<OpenRoom, 'phase'>> = {}) {
  const store = createAppStore({
    http: { send: () => new Promise(() => undefined) },
    navigate: () => undefined,
  });
  store.inject({ reducers: [roomSlice, notesSlice] });
  const room: Omit<OpenRoom, 'phase'> = {
    mode: 'student',
    name: 'Morning block',
    quizItems: [],
    questions: [],
    readOnly: false,
    sitting: aSitting(1),
    ...more,
  };
  store.dispatch(roomEntered({ quizId: room.sitting.quizId, mode: room.mode, index: 0 }));
  store.dispatch(roomOpened(room));
  return store;
}

/** A part of the room as it stands in such a store. */
export const renderInRoom = (part: ReactNode, store: ReturnType<typeof openedRoom>) =>
  render(
    <Provider store={store}>
      <MemoryRouter>{part}</MemoryRouter>
    </Provider>,
  );
