import { useEffect, useState } from 'react';
import { localEntries } from '@/shared/storage/localEntries';

/** Milliseconds (specification 1, section 9). */
const AFTER = 10_000;

interface Welcome {
  readonly shown: boolean;
  readonly onDismiss: () => void;
}

/** Shown after 10 s, once a browser: `hasNotified` remembers it. */
export function useWelcome(): Welcome {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (localEntries.hasNotified.read() === true) return undefined;
    const timer = setTimeout(() => {
      // Another tab may have greeted meanwhile.
      if (localEntries.hasNotified.read() === true) return;
      localEntries.hasNotified.write(true);
      setShown(true);
    }, AFTER);
    return () => clearTimeout(timer);
  }, []);
  return { shown, onDismiss: () => setShown(false) };
}
