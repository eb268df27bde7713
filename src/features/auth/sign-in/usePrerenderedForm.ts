import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Credentials } from '@/shared/api/account';
import {
  type PrerenderedForm,
  readPrerenderedForm,
  removePrerenderedForm,
} from '@/shared/ui/public/prerenderedForm';
import { type DemoAccount, GOOGLE, noCredentials } from './signInModel';

const SUBMIT = 'submit';

interface PressedButtons {
  /** Each has a button in the demo. */
  readonly accounts: readonly DemoAccount[];
  readonly onSignIn: (credentials: Credentials) => void;
  readonly onGoogle: () => void;
}

/**
 * Takes over from the form in index.html: typed text, cursor, and a button clicked before the scripts were
 * there. The pre-rendered form is removed in the frame in which React's form appears.
 */
export function usePrerenderedForm({ accounts, onSignIn, onGoogle }: PressedButtons): {
  readonly initialValues: Credentials;
  readonly form: RefObject<HTMLFormElement | null>;
} {
  const [early] = useState(() => readPrerenderedForm(document));
  const form = useRef<HTMLFormElement>(null);

  useLayoutEffect(() => {
    // On StrictMode's second run there is nothing left to take over.
    if (!removePrerenderedForm(document) || early === undefined || form.current === null) return;
    restoreFocus(form.current, early);
    if (early.pressed === SUBMIT) form.current.requestSubmit();
    if (early.pressed === GOOGLE) onGoogle();
    const account = accounts.find(({ name }) => name === early.pressed);
    if (account !== undefined) onSignIn(account.credentials);
  });

  const { email = noCredentials.email, password = noCredentials.password } = early?.values ?? {};
  return { initialValues: { email, password }, form };
}

function restoreFocus(form: HTMLFormElement, { focus }: PrerenderedForm): void {
  const field = focus && form.elements.namedItem(focus.field);
  if (!(field instanceof HTMLInputElement)) return;
  field.focus({ preventScroll: true });
  field.setSelectionRange(focus?.start ?? null, focus?.end ?? null);
}
