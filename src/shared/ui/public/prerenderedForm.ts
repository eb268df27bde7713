/** Where the build puts the pre-rendered sign-in form, and where the boot script notes what was pressed in it. */
const CONTAINER = 'early';

/** What a visitor has done in the pre-rendered form before the app was there. */
export interface PrerenderedForm {
  readonly values: Readonly<Record<string, string>>;
  readonly focus: EarlyFocus | undefined;
  /** `value` of the button that was pressed last, also by Enter in a field. */
  readonly pressed: string | undefined;
}

/** The field that has the focus, and the selection in it; null where the field has no selection. */
export interface EarlyFocus {
  readonly field: string;
  readonly start: number | null;
  readonly end: number | null;
}

/** Reads the pre-rendered form; undefined when it is not on the screen. Changes nothing. */
export function readPrerenderedForm(page: Document): PrerenderedForm | undefined {
  const container = page.getElementById(CONTAINER);
  if (container === null || page.documentElement.dataset.signin === undefined) return undefined;
  const inputs = [...container.querySelectorAll('input')];
  const focused = inputs.find((input) => input === page.activeElement);
  return {
    values: Object.fromEntries(inputs.map(({ name, value }) => [name, value])),
    focus: focused && { field: focused.name, start: focused.selectionStart, end: focused.selectionEnd },
    pressed: page.documentElement.dataset.pressed,
  };
}

/**
 * Removes the pre-rendered form, once React's form or another page is shown. Returns whether it was still
 * there.
 */
export function removePrerenderedForm(page: Document): boolean {
  const container = page.getElementById(CONTAINER);
  const active = container?.querySelector(':is(a, button):active') ?? undefined;
  container?.remove();
  delete page.documentElement.dataset.signin;
  delete page.documentElement.dataset.pressed;
  if (active !== undefined) clickOnRelease(page, nameOf(active));
  return container !== null;
}

/**
 * Clicks the control of that name when the mouse is released on it: the browser does so only for the element on which it
 * was pressed, which is removed. A touch is a click where it ends.
 */
function clickOnRelease(page: Document, name: string): void {
  const press = new AbortController();
  const { signal } = press;
  page.addEventListener('pointercancel', () => press.abort(), { signal });
  page.addEventListener(
    'pointerup',
    ({ target, button, pointerType }) => {
      press.abort();
      if (button !== 0 || pointerType !== 'mouse') return;
      const control = target instanceof Element ? target.closest<HTMLElement>('a, button') : null;
      if (control !== null && nameOf(control) === name) control.click();
    },
    { signal },
  );
}

const nameOf = (control: Element): string => control.getAttribute('aria-label') ?? control.textContent;
