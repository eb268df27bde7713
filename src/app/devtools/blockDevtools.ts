import { opensDevtools } from './devtoolsKeys';

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
