import { useEffect, useState } from 'react';

/** After this, slow loading is announced. */
const SLOW_AFTER_MS = 8_000;

/** Whether the component has been mounted long enough for slow loading to be announced. */
export function useSlowLoading(): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}
