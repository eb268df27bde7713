import { useEffect, useState } from 'react';
import { localEntries } from '@/shared/storage/localEntries';

/** Milliseconds. */
const AFTER = 10_000;

interface Welcome {
  readonly shown: boolean;
  readonly onDismiss: () => void;
}

/** `hasNotified` records that it was shown. */
export function useWelcome(): Welcome {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (localEntries.hasNotified.read() === true) return undefined;
    const timer = setTimeout(() => {
      // Another tab may have shown it meanwhile.
      if (localEntries.hasNotified.read() === true) return;
      localEntries.hasNotified.write(true);
      setShown(true);
    }, AFTER);
    return () => clearTimeout(timer);
  }, []);
  return { shown, onDismiss: () => setShown(false) };
}
