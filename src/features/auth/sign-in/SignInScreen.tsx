import { useLayoutEffect, useState } from 'react';
import { selectIsGoogleAwaited, signInWithGoogle } from '@/domain/google/signInWithGoogle';
import { readPrerenderedForm, removePrerenderedForm, restoreFocus } from '@/domain/public/prerenderedForm';
import { loadMe } from '@/domain/session/calls';
import { usePassingFailure } from '@/features/auth/ui/usePassingFailure';
import type { Credentials } from '@/shared/api/account';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { DemoAccounts } from './DemoAccounts';
import { FAILURE_SHOWN_FOR_MS, noCredentials } from './signInModel';
import { signIn, signInSubmitted } from './signInSaga';
import { type SignIn, SignInView } from './SignInView';

/**
 * State of the attempt; a refusal disappears after a while, typed text is kept. Nothing is asked of the server before
 * someone signs in.
 */
function useSignIn(): SignIn {
  const dispatch = useAppDispatch();
  const busy = useSelector(
    (root) => isPending(signIn.selectState(root)) || isPending(loadMe.selectState(root)),
  );
  const failure = usePassingFailure(signIn, FAILURE_SHOWN_FOR_MS);
  const googleBusy = useSelector(selectIsGoogleAwaited);

  return {
    busy,
    failure,
    onSignIn: (credentials) => dispatch(signInSubmitted(credentials)),
    googleBusy,
    onGoogle: () => dispatch(signInWithGoogle.actions.request()),
  };
}

const isPending = ({ status }: { readonly status: string }): boolean => status === 'pending';

/** /login: part of the entry chunk. */
export function SignInScreen() {
  const signIn = useSignIn();
  const initialValues = usePrerenderedForm();
  return (
    <SignInView {...signIn} initialValues={initialValues}>
      {__DEMO__ && <DemoAccounts onSignIn={signIn.onSignIn} />}
    </SignInView>
  );
}

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
