import { useEffect, useState } from 'react';

/** After this, slow loading is announced. */
const SLOW_AFTER_MS = 8_000;

/** Whether loading, or the component, has taken long enough to be announced as slow. */
export function useSlowLoading(isLoading = true): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isLoading]);
  return isSlow;
}
