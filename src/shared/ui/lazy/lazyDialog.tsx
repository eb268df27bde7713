import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import { useAppDispatch } from '@/shared/store/hooks';
import { lazyPanel } from './lazyPanel';
import { useOnFirstMove } from './useOnFirstMove';

const NOT_OPENED = 'This could not be opened. Please check your connection and try again.';

/**
 * A part of a screen that is opened later, such as a dialog: its code comes with the visitor's first move on that screen,
 * and is there when it is opened. Where it does not come, a notice says so and `callOff` closes the part again, so that
 * it can be opened anew. `usePart` belongs to the screen.
 */
export function lazyDialog<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  callOff: (props: Props) => void,
) {
  const { Part, ahead } = lazyPanel<Props>(load, {
    broken: (props) => <NotOpened onTold={() => callOff(props)} />,
  });

  /** Fetches the code ahead; a failure counts only when the part is opened. */
  function usePart(): void {
    useOnFirstMove(ahead);
  }

  return { Opened: Part, usePart, ahead } as const;
}

/** Stands for a moment in place of the part: says that it did not come, and leaves the screen as it was. */
function NotOpened({ onTold }: { readonly onTold: () => void }) {
  const dispatch = useAppDispatch();
  const tell = useEffectEvent(() => {
    dispatch(notificationAdded({ severity: 'error', text: NOT_OPENED, autoHideSeconds: null }));
    onTold();
  });
  useEffect(() => tell(), []);
  return null;
}
