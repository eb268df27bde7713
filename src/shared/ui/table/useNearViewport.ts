import { type RefObject, useEffect, useState } from 'react';

/** How far beyond the viewport something still counts as near. */
const MARGIN = '480px 0px';

const canObserve = typeof IntersectionObserver !== 'undefined';

interface Presence {
  readonly near: boolean;
  /** Height in px when it was last measured. */
  readonly height: number;
}

/**
 * Whether the element is on the screen or about to be. What holds the focus stays near, wherever the page is scrolled
 * to. Where the browser cannot tell, everything is near.
 */
export function useNearViewport(
  target: RefObject<HTMLElement | null>,
  initial: Presence & { readonly watched: boolean },
): Presence {
  const { watched } = initial;
  const [presence, setPresence] = useState<Presence>({
    near: initial.near || !canObserve,
    height: initial.height,
  });
  useEffect(() => {
    const element = target.current;
    if (!watched || !canObserve || element === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry === undefined) return;
        const near = entry.isIntersecting || element.contains(document.activeElement);
        setPresence({ near, height: entry.boundingClientRect.height });
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [target, watched]);
  return presence;
}
