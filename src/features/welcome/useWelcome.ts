import { type FocusEvent, useEffect, useState } from 'react';
import { localEntries } from '@/shared/storage/localEntries';

/** Milliseconds. */
const HIDDEN_AFTER = 10_000;

/** The first visit of a browser: `hasNotified` records that the banner was shown. */
export function useWelcome() {
  const [shown, setShown] = useState(() => localEntries.hasNotified.read() !== true);
  const [isFocused, setIsFocused] = useState(false);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const isPaused = isFocused || isPointedAt;
  useEffect(() => localEntries.hasNotified.write(true), []);
  useEffect(() => {
    if (!shown || isPaused) return undefined;
    const timer = setTimeout(() => setShown(false), HIDDEN_AFTER);
    return () => clearTimeout(timer);
  }, [shown, isPaused]);

  return {
    shown,
    onDismiss: () => setShown(false),
    /** Handlers of the banner: it does not hide while it has the focus or the pointer. */
    pauseProps: {
      onFocus: () => setIsFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setIsFocused(currentTarget.contains(relatedTarget)),
      onPointerEnter: () => setIsPointedAt(true),
      onPointerLeave: () => setIsPointedAt(false),
    },
  };
}
