import { opensDevtools } from './devtoolsKeys';

const TEXT_FIELDS =
  'textarea, [contenteditable]:not([contenteditable="false"]), input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="range"])';

function isInTextField({ target }: Event): boolean {
  return target instanceof Element && target.closest(TEXT_FIELDS) !== null;
}

/**
 * Blocks the developer tools' shortcuts and the context menu on the whole page, never in text fields (robustness 20).
 * Only the browser's own doing is prevented: the event still reaches whoever listens. Answers how to stop.
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
