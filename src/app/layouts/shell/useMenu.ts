import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

interface Menu {
  readonly open: boolean;
  readonly toggle: () => void;
  /** Ref of the drawer: a press outside of it closes it. */
  readonly drawer: RefObject<HTMLElement | null>;
}

const toggleSelector = '[data-menu-toggle]';

function isToggle(target: Node): boolean {
  return target instanceof Element && target.closest(toggleSelector) !== null;
}

/** The drawer closes on a press outside, on Escape and on a change of page. */
export function useMenu(): Menu {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const drawer = useRef<HTMLElement>(null);
  const open = openAt === key;
  // Back to this page has the same key again: it opens nothing.
  if (openAt !== undefined && !open) setOpenAt(undefined);

  useEffect(() => {
    if (!open) return undefined;
    const close = () => setOpenAt(undefined);
    const onPress = ({ target }: PointerEvent) => {
      const outside = target instanceof Node && drawer.current?.contains(target) === false;
      if (outside && !isToggle(target)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      document.querySelector<HTMLElement>(toggleSelector)?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  return { open, drawer, toggle: () => setOpenAt(open ? undefined : key) };
}
