type KeyPress = Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'metaKey'>;

/** Letters of the tools: inspector, console, element picker. */
const TOOLS: readonly string[] = ['KeyI', 'KeyJ', 'KeyC'];
const SOURCE = 'KeyU';

/**
 * The shortcuts that open a browser's developer tools, and no others: F12; Ctrl+Shift+I, J, C; Ctrl+U for the
 * source; on a Mac Cmd+Option+I, J, C, U. Matched by the physical key (`code`), because Option changes the
 * letter.
 */
export function opensDevtools({ code, key, ctrlKey, shiftKey, altKey, metaKey }: KeyPress): boolean {
  if (key === 'F12') return !ctrlKey && !altKey && !metaKey && !shiftKey;
  if (ctrlKey && !altKey && !metaKey) return shiftKey ? TOOLS.includes(code) : code === SOURCE;
  if (metaKey && altKey && !ctrlKey && !shiftKey) return TOOLS.includes(code) || code === SOURCE;
  return false;
}

const TEXT_FIELDS =
  'textarea, [contenteditable]:not([contenteditable="false"]), input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="range"])';

function isInTextField({ target }: Event): boolean {
  return target instanceof Element && target.closest(TEXT_FIELDS) !== null;
}

/**
 * Blocks the developer tools' shortcuts and the context menu on the whole page, never in text fields. Only
 * the default action is prevented; the event still propagates. Returns a function that removes the listeners.
 */
export function blockDevtools(page: Document): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (opensDevtools(event) && !isInTextField(event)) event.preventDefault();
  };
  const onMenu = (event: Event): void => {
    if (!isInTextField(event)) event.preventDefault();
  };
  page.addEventListener('keydown', onKey);
  page.addEventListener('contextmenu', onMenu);
  return () => {
    page.removeEventListener('keydown', onKey);
    page.removeEventListener('contextmenu', onMenu);
  };
}
