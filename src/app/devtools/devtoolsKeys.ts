export type KeyPress = Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'metaKey'>;

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
