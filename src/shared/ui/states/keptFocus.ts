/** Has had the focus since the focused element within it went. */
let standIn: Element | undefined;

/** Moves the focus to the closest element around that can have it. */
function focusAround(element: Element): void {
  const around = element.parentElement?.closest<HTMLElement>('[tabindex]') ?? document.body;
  around.focus({ preventScroll: true });
  standIn = around;
}

/** `ref` of a part that goes: the focus within it is then in the part around. */
export function handsFocusOn(part: HTMLElement | null): () => void {
  return () => {
    if (part?.contains(document.activeElement) === true) focusAround(part);
  };
}

/**
 * `ref` of a 'Try again', which goes while what it asked for is under way: the focus is then in the part around, and
 * returns to the next 'Try again' there, unless it was moved meanwhile.
 */
export function keepsFocus(button: HTMLElement | null): () => void {
  if (standIn !== undefined && standIn === document.activeElement && standIn.contains(button)) {
    standIn = undefined;
    button?.focus({ preventScroll: true });
  }
  return handsFocusOn(button);
}
