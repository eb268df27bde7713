import { type ReactNode, useEffect, useState } from 'react';

interface AfterPaintProps {
  /** Of the final size, so that nothing moves. */
  readonly placeholder: ReactNode;
  readonly children: ReactNode;
}

/** Renders its children only once the screen around them has been painted: what is heavy never delays it. */
export function AfterPaint({ placeholder, children }: AfterPaintProps) {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    // The timer of a frame's callback runs after that frame is on the screen.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setIsPainted(true), 0);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isPainted ? children : placeholder;
}
