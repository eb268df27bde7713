import { useEffect } from 'react';

/** What tells that somebody is at work on the page. */
const MOVES = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Calls `act`, which stays the same, once: at the visitor's first move after the component appeared. */
export function useOnFirstMove(act: () => void): void {
  useEffect(() => {
    const stop = new AbortController();
    const onMove = () => {
      stop.abort();
      act();
    };
    for (const move of MOVES) {
      document.addEventListener(move, onMove, { signal: stop.signal, passive: true });
    }
    return () => stop.abort();
  }, [act]);
}
