import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { logout } from '@/shared/store/logout';
import type { FactoryPath, RootState } from '@/shared/store/rootState';

interface DialogState<Dialog> {
  readonly dialog: Dialog | undefined;
}

interface Matcher {
  readonly match: (action: UnknownAction) => boolean;
}

/** Which of a screen's form dialogs is open; what was sent with success closes it. */
export function createFormDialog<Dialog>(name: FactoryPath, closedBy: readonly Matcher[]) {
  const opened = createAction(`${name}/opened`, (dialog: Dialog) => ({ payload: dialog }));
  const closed = createAction(`${name}/closed`);
  const initial: DialogState<Dialog> = { dialog: undefined };

  function reducer(state: DialogState<Dialog> = initial, action: UnknownAction): DialogState<Dialog> {
    if (opened.match(action)) return { dialog: action.payload };
    const isOver = [closed, logout, ...closedBy].some(({ match }) => match(action));
    return isOver ? initial : state;
  }

  // Only this reducer writes under this path, which makes the narrowing true.
  const isOwn = (value: unknown): value is DialogState<Dialog> => typeof value === 'object' && value !== null;
  return {
    reducerPath: name,
    reducer,
    actions: { opened, closed },
    select: (root: RootState): Dialog | undefined => {
      const value: unknown = root[name];
      return isOwn(value) ? value.dialog : undefined;
    },
  };
}
