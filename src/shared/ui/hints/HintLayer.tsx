import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { useEventListener } from '@/shared/browser/useEventListener';
import { prefetchWhenIdle } from '@/shared/browser/whenIdle';
import { lazyPart } from '@/shared/ui/lazy/lazyPart';

/** Loaded when the browser is idle, or for the first hint: sign-in does not wait for its 10 kB. */
const HintTooltip = lazyPart(async () => (await import('./HintTooltip')).HintTooltip, {
  fallback: () => null,
});

/** Rest of the pointer, or of the focus, until a hint is shown. */
const ENTER_MS = 100;
/** After a hint was closed, the next one is shown at once for this long. */
const NEXT_AT_ONCE_MS = 800;
/** How long a finger is held down until a hint is shown, and how long that stays after the finger is lifted. */
const HOLD_MS = 700;
const AFTER_TOUCH_MS = 1_500;

type Source = 'pointer' | 'focus' | 'touch';

interface Shown {
  readonly anchor: Element;
  readonly text: string;
  readonly source: Source;
}

const hintedAt = (target: EventTarget | null): Element | undefined =>
  (target instanceof Element ? target.closest('[data-hint]') : null) ?? undefined;

const textOf = (anchor: Element): string => anchor.getAttribute('data-hint') ?? '';

const isInside = ({ clientX, clientY }: PointerEvent, element: Element | null): boolean => {
  const box = element?.getBoundingClientRect();
  return (
    box !== undefined &&
    box.width > 0 &&
    box.left <= clientX &&
    clientX <= box.right &&
    box.top <= clientY &&
    clientY <= box.bottom
  );
};

/** A control that is removed ends its hint; one that is renamed changes it. */
function useAnchor(anchor: Element | undefined, setShown: Dispatch<SetStateAction<Shown | undefined>>): void {
  useEffect(() => {
    if (anchor === undefined) return undefined;
    const observer = new MutationObserver(() => {
      const isConnected = anchor.isConnected;
      setShown((before) => (before && isConnected ? { ...before, text: textOf(anchor) } : undefined));
    });
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-hint'] });
    return () => observer.disconnect();
  }, [anchor, setShown]);
}

/**
 * The one tooltip of the app, rendered once: it is anchored to the control with `data-hint` that is hovered, focused by
 * keyboard, or held. A tooltip for each control rendered everything twice: the next page of a table with 50 buttons
 * took 161 ms instead of 92.
 */
export function HintLayer() {
  const [shown, setShown] = useState<Shown>();
  const popper = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hovered = useRef<Element>(undefined);
  const closedAt = useRef(-Infinity);

  const close = (): void => {
    clearTimeout(timer.current);
    if (shown === undefined) return;
    closedAt.current = performance.now();
    setShown(undefined);
  };

  const openAfter = (delay: number, anchor: Element, source: Source): void => {
    clearTimeout(timer.current);
    const isNext =
      source !== 'touch' && (shown !== undefined || performance.now() - closedAt.current < NEXT_AT_ONCE_MS);
    timer.current = setTimeout(
      () => {
        const text = textOf(anchor);
        if (text === '' || !anchor.isConnected) return;
        setShown({ anchor, text, source });
      },
      isNext ? 0 : delay,
    );
  };

  /** The pointer may move onto the hint, which takes no press: what is below it does. */
  const follow = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' || (shown !== undefined && isInside(event, popper.current))) return;
    const anchor = hintedAt(event.target);
    if (anchor === hovered.current) return;
    hovered.current = anchor;
    if (anchor !== undefined) openAfter(ENTER_MS, anchor, 'pointer');
    else if (shown?.source === 'pointer') close();
    else if (shown === undefined) clearTimeout(timer.current);
  };

  useEventListener(document, 'pointerover', follow);
  // Leaving the hint enters no element, if what is below it is the same on both sides.
  useEventListener(shown !== undefined ? document : undefined, 'pointermove', follow);
  useEventListener(document, 'pointerout', ({ relatedTarget, pointerType }) => {
    // A finger that is lifted leaves the page too.
    if (relatedTarget !== null || pointerType === 'touch') return;
    hovered.current = undefined;
    if (shown?.source !== 'focus') close();
  });
  useEventListener(document, 'pointerdown', ({ target, pointerType }) => {
    close();
    const anchor = hintedAt(target);
    if (pointerType === 'touch' && anchor !== undefined) openAfter(HOLD_MS, anchor, 'touch');
  });
  const onLifted = ({ pointerType }: PointerEvent): void => {
    if (pointerType !== 'touch') return;
    clearTimeout(timer.current);
    if (shown !== undefined) timer.current = setTimeout(close, AFTER_TOUCH_MS);
  };
  useEventListener(document, 'pointerup', onLifted);
  useEventListener(document, 'pointercancel', onLifted);
  useEventListener(document, 'focusin', ({ target }) => {
    const anchor = hintedAt(target);
    if (anchor?.matches(':focus-visible') === true) openAfter(ENTER_MS, anchor, 'focus');
  });
  useEventListener(document, 'focusout', () => {
    if (shown?.source === 'focus' || shown === undefined) close();
  });
  useEventListener(document, 'keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => prefetchWhenIdle(HintTooltip.prefetch), []);

  useAnchor(shown?.anchor, setShown);

  return shown && <HintTooltip popperRef={popper} anchor={shown.anchor} text={shown.text} />;
}
