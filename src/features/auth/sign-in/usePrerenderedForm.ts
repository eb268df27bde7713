import { useLayoutEffect, useState } from 'react';
import { readPrerenderedForm, removePrerenderedForm, restoreFocus } from '@/domain/public/prerenderedForm';
import type { Credentials } from '@/shared/api/account';
import { noCredentials } from './signInModel';

/**
 * Takes over from the form in index.html: typed text, cursor, and a button clicked before the scripts were loaded. The
 * pre-rendered form is removed in the frame in which React's form appears. Returns the form's initial values.
 */
export function usePrerenderedForm(): Credentials {
  const [early] = useState(() => readPrerenderedForm(document));

  useLayoutEffect(() => {
    // In StrictMode's second run there is nothing left to take over.
    const removed = removePrerenderedForm(document);
    if (removed === undefined || early === undefined) return;
    if (early.focus !== undefined) restoreFocus(document, early.focus);
    const pressed = [...document.querySelectorAll('button')].find(
      ({ value }) => value !== '' && value === removed.pressed,
    );
    pressed?.click();
  });

  const { email = noCredentials.email, password = noCredentials.password } = early?.values ?? {};
  return { email, password };
}
