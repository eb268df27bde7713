import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

const Place = styled('div')({ outline: 'none' });

/** Moves the focus to the closest element around that can have it, before the focused one goes. */
export function focusAround(element: Element): void {
  element.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
}

interface FocusPlaceProps {
  /** Whether 'Try again' is offered in it. */
  readonly hasFailed: boolean;
  readonly children: ReactNode;
}

/** Has the focus of a 'Try again' while that is under way: then the next 'Try again' has it, or the part around. */
export function FocusPlace({ hasFailed, children }: FocusPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    if (hasFailed && current !== null && current === document.activeElement) {
      current.querySelector('button')?.focus({ preventScroll: true });
    }
  }, [hasFailed]);
  useLayoutEffect(() => {
    const { current } = place;
    return () => {
      if (current?.contains(document.activeElement) === true) focusAround(current);
    };
  }, []);
  return (
    <Place ref={place} tabIndex={-1}>
      {children}
    </Place>
  );
}
