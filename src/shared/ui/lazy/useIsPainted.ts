import { useEffect, useState } from 'react';
import { afterPaint } from '@/shared/browser/afterPaint';

/** Whether the screen around the component has been painted: expensive parts never delay it. */
export function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    const cancel = afterPaint(() => setIsPainted(true));
    return () => {
      cancel();
      // An `Activity` keeps the state while it hides the component.
      setIsPainted(false);
    };
  }, []);
  return isPainted;
}
