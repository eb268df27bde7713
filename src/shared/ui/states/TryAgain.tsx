import Button, { type ButtonProps } from '@mui/material/Button';

/** Has had the focus since the focused element inside it was removed. */
let standIn: Element | undefined;

/** Moves the focus to the closest ancestor that can have it. */
function focusAround(element: Element): void {
  const around = element.parentElement?.closest<HTMLElement>('[tabindex]') ?? document.body;
  around.focus({ preventScroll: true });
  standIn = around;
}

/** `ref` of a part that is removed: the focus inside it then moves to the surrounding part. */
export function handsFocusOn(part: HTMLElement | null): () => void {
  return () => {
    if (part?.contains(document.activeElement) === true) focusAround(part);
  };
}

/**
 * `ref` of a 'Try again', which is removed while the retry is in progress: the focus is then in the
 * surrounding part, and returns to the next 'Try again' there, unless it was moved in the meantime.
 */
export function keepsFocus(button: HTMLElement | null): () => void {
  if (standIn !== undefined && standIn === document.activeElement && standIn.contains(button)) {
    standIn = undefined;
    button?.focus({ preventScroll: true });
  }
  return handsFocusOn(button);
}

/** Offered when something failed; see `keepsFocus`. */
export function TryAgain(props: Omit<ButtonProps, 'children' | 'ref'>) {
  return (
    <Button {...props} ref={keepsFocus}>
      Try again
    </Button>
  );
}
