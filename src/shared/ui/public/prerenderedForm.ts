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
  container?.remove();
  delete page.documentElement.dataset.signin;
  delete page.documentElement.dataset.pressed;
  return container !== null;
}
