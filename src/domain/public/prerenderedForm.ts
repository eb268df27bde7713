/** Where the build puts the pre-rendered sign-in form, and where the boot script records what was pressed in it. */
const CONTAINER = 'early';

/** The control that has the focus, and the selection in it; null if it has none. */
export interface EarlyFocus {
  /** As `nameOf` names it. */
  readonly control: string;
  readonly start: number | null;
  readonly end: number | null;
}

/**
 * What a visitor has done in the pre-rendered form before the app had started; undefined when it is not on the screen.
 * Changes nothing.
 */
export function readPrerenderedForm(page: Document) {
  const container = page.getElementById(CONTAINER);
  if (container === null || page.documentElement.dataset.signin === undefined) return undefined;
  const focused = controlsOf(container).find((control) => control === page.activeElement);
  const field = focused instanceof HTMLInputElement ? focused : undefined;
  return {
    values: Object.fromEntries(
      [...container.querySelectorAll('input')].map(({ name, value }) => [name, value]),
    ),
    focus: focused && {
      control: nameOf(focused),
      start: field?.selectionStart ?? null,
      end: field?.selectionEnd ?? null,
    },
  };
}

/**
 * Removes the pre-rendered form, once React's form or another page is shown. Returns the `value` of the
 * button that was pressed last, also by Enter in a field; undefined if the form was already gone.
 */
export function removePrerenderedForm(page: Document): { readonly pressed: string | undefined } | undefined {
  const { dataset } = page.documentElement;
  const { pressed, space } = dataset;
  const container = page.getElementById(CONTAINER);
  const held = space === undefined ? ':is(a, button):active' : 'button:focus';
  const active = container?.querySelector(held) ?? undefined;
  container?.remove();
  delete dataset.signin;
  delete dataset.pressed;
  if (active !== undefined) clickOnRelease(page, nameOf(active));
  return container === null ? undefined : { pressed };
}

/** Gives React's control the focus and the selection that its pre-rendered one had. */
export function restoreFocus(page: Document, { control: name, start, end }: EarlyFocus): void {
  const control = controlsOf(page).find((candidate) => nameOf(candidate) === name);
  control?.focus({ preventScroll: true });
  if (control instanceof HTMLInputElement) control.setSelectionRange(start, end);
}

/**
 * Clicks the control of that name when the mouse, or the space bar, is released on it: the browser does so
 * only for the element on which it was pressed, which has been removed. A touch is a click where it ends.
 */
function clickOnRelease(page: Document, name: string): void {
  const press = new AbortController();
  const { signal } = press;
  const release = ({ target }: Event, isClick: boolean): void => {
    press.abort();
    const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
    if (isClick && control !== null && nameOf(control) === name) control.click();
  };
  const isMouse = ({ button, pointerType }: PointerEvent): boolean => button === 0 && pointerType === 'mouse';
  page.addEventListener('pointerup', (event) => release(event, isMouse(event)), { signal });
  page.addEventListener('keyup', (event) => release(event, event.key === ' '), { signal });
  page.addEventListener('pointercancel', () => press.abort(), { signal });
}

const CONTROLS = 'a, button, input';

const controlsOf = (container: ParentNode): readonly HTMLElement[] => [
  ...container.querySelectorAll<HTMLElement>(CONTROLS),
];

/** What a control and its pre-rendered counterpart have in common: a field's name, or the text of a button or link. */
const nameOf = (control: Element): string =>
  control.getAttribute('name') ?? control.getAttribute('aria-label') ?? control.textContent;
