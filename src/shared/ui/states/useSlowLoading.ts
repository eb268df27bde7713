import { useEffect, useState } from 'react';

/** Milliseconds after which slow loading is announced. */
const SLOW_AFTER = 8_000;

/** Whether the component has been mounted for so long that slow loading is announced. */
export function useSlowLoading(): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}
