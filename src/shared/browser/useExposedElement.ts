import { useLayoutEffect, useState } from 'react';

/**
 * An element at the end of the page, for a portal, that stays exposed to assistive technology while a dialog
 * is open: dialogs set `aria-hidden` on all their siblings, which silences the live regions in them.
 */
export function useExposedElement(): HTMLElement {
  const [element] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    const expose = (): void => element.removeAttribute('aria-hidden');
    const observer = new MutationObserver(expose);
    observer.observe(element, { attributeFilter: ['aria-hidden'] });
    document.body.append(element);
    return () => {
      observer.disconnect();
      element.remove();
    };
  }, [element]);
  return element;
}
