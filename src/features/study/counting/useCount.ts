import { useEffect, useState } from 'react';

/** Why a count was given up: its screen was left. */
class Left extends Error {}

const pauseUnless = (isLeft: () => boolean) => async (): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve));
  if (isLeft()) throw new Left();
};

/** Runs a count whose pauses end it once the screen is left. */
export function useCount<Value>(
  count: ((pause: () => Promise<void>) => Promise<Value>) | undefined,
): Value | undefined {
  const [counted, setCounted] = useState<{ readonly by: typeof count; readonly value: Value }>();
  useEffect(() => {
    if (count === undefined) return undefined;
    let isLeft = false;
    count(pauseUnless(() => isLeft)).then(
      (value) => {
        if (!isLeft) setCounted({ by: count, value });
      },
      (cause: unknown) => {
        if (!(cause instanceof Left)) throw cause;
      },
    );
    return () => {
      isLeft = true;
    };
  }, [count]);
  return counted?.value;
}
