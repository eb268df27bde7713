import { useEffect, useState } from 'react';
import { CanceledError, type Pause, pauseUnless } from '@/shared/browser/pause';

/** Runs a count; its pauses end it once the screen is left. */
export function useCount<Value>(count: ((pause: Pause) => Promise<Value>) | undefined): Value | undefined {
  const [counted, setCounted] = useState<Value>();
  useEffect(() => {
    if (count === undefined) return undefined;
    let isLeft = false;
    count(pauseUnless(() => isLeft)).then(
      (value) => {
        if (!isLeft) setCounted(() => value);
      },
      (cause: unknown) => {
        if (!(cause instanceof CanceledError)) throw cause;
      },
    );
    return () => {
      isLeft = true;
    };
  }, [count]);
  return counted;
}
