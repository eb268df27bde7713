import Tooltip from '@mui/material/Tooltip';
import { useEffect, useRef, useState } from 'react';
import { useEventListener } from '@/shared/browser/useEventListener';

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

const PLACEMENTS = ['top', 'right', 'bottom', 'left'] as const;

const placementOf = (anchor: Element | undefined): (typeof PLACEMENTS)[number] =>
  PLACEMENTS.find((placement) => placement === anchor?.getAttribute('data-hint-placement')) ?? 'bottom';

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

/**
 * The one tooltip of the app, rendered once: it is anchored to the control with `data-hint` that is hovered, focused by
 * keyboard, or held. A tooltip for each control rendered everything twice: the next page of a table with 50 buttons
 * took 161 ms instead of 92.
 */
export function HintLayer() {
  const [shown, setShown] = useState<Shown>();
  const [isOpen, setIsOpen] = useState(false);
  const popper = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hovered = useRef<Element>(undefined);
  const closedAt = useRef(-Infinity);

  const close = (): void => {
    clearTimeout(timer.current);
    if (!isOpen) return;
    closedAt.current = performance.now();
    setIsOpen(false);
  };

  const openAfter = (delay: number, anchor: Element, source: Source): void => {
    clearTimeout(timer.current);
    const isNext = source !== 'touch' && (isOpen || performance.now() - closedAt.current < NEXT_AT_ONCE_MS);
    timer.current = setTimeout(
      () => {
        const text = textOf(anchor);
        if (text === '' || !anchor.isConnected) return;
        setShown({ anchor, text, source });
        setIsOpen(true);
      },
      isNext ? 0 : delay,
    );
  };

  /** The pointer may move onto the hint, which takes no press: what is below it does. */
  const follow = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' || (isOpen && isInside(event, popper.current))) return;
    const anchor = hintedAt(event.target);
    if (anchor === hovered.current) return;
    hovered.current = anchor;
    if (anchor !== undefined) openAfter(ENTER_MS, anchor, 'pointer');
    else if (shown?.source === 'pointer') close();
    else if (!isOpen) clearTimeout(timer.current);
  };

  useEventListener(document, 'pointerover', follow);
  // Leaving the hint enters no element, if what is below it is the same on both sides.
  useEventListener(isOpen ? document : undefined, 'pointermove', follow);
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
    if (isOpen) timer.current = setTimeout(close, AFTER_TOUCH_MS);
  };
  useEventListener(document, 'pointerup', onLifted);
  useEventListener(document, 'pointercancel', onLifted);
  useEventListener(document, 'focusin', ({ target }) => {
    const anchor = hintedAt(target);
    if (anchor?.matches(':focus-visible') === true) openAfter(ENTER_MS, anchor, 'focus');
  });
  useEventListener(document, 'focusout', () => {
    if (shown?.source === 'focus' || !isOpen) close();
  });
  useEventListener(document, 'keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  // A control that is removed ends its hint; one that is renamed changes it.
  const anchor = isOpen ? shown?.anchor : undefined;
  useEffect(() => {
    if (anchor === undefined) return undefined;
    const observer = new MutationObserver(() => {
      if (!anchor.isConnected) setIsOpen(false);
      else setShown((before) => before && { ...before, text: textOf(anchor) });
    });
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-hint'] });
    return () => observer.disconnect();
  }, [anchor]);

  return (
    <Tooltip
      describeChild
      open={isOpen}
      // With plain text MUI would also set the `title` attribute.
      title={<>{shown?.text}</>}
      placement={placementOf(shown?.anchor)}
      slotProps={{
        popper: {
          ref: popper,
          anchorEl: shown?.anchor ?? null,
          // Within a landmark, like all content of a page.
          container: () => document.querySelector('main'),
          sx: { pointerEvents: 'none' },
        },
      }}
    >
      <span hidden />
    </Tooltip>
  );
}
