import { type ComponentType, createElement, lazy, Suspense, useEffect } from 'react';

/**
 * A part of a screen that is opened later, such as a dialog: its code comes once the screen around it stands, and is
 * there when it is opened. `usePart` belongs to that screen.
 */
export function whenOpened<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await load() }));

  function Opened(props: Props) {
    return <Suspense fallback={null}>{createElement<Props>(Part, props)}</Suspense>;
  }

  /** Fetches the code after the first paint; a failure counts only when the part is opened. */
  function usePart(): void {
    useEffect(() => {
      load().catch(() => undefined);
    }, []);
  }

  return { Opened, usePart } as const;
}
