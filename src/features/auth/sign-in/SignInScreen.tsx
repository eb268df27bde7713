import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { selectIsGoogleAwaited, signInWithGoogle } from '@/domain/google/signInWithGoogle';
import { loadOffers } from '@/domain/plan/offersCall';
import { readPrerenderedForm, removePrerenderedForm, restoreFocus } from '@/domain/public/prerenderedForm';
import { loadMe } from '@/domain/session/calls';
import type { Credentials } from '@/shared/api/account';
import { whenIdle } from '@/shared/browser/whenIdle';
import { unreachableText } from '@/shared/remote/remoteError';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { DemoAccounts } from './DemoAccounts';
import { FAILURE_SHOWN_FOR_MS, noCredentials, signInFailureText } from './signInModel';
import { signIn, signInSubmitted } from './signInSaga';
import { type SignIn, SignInView } from './SignInView';

/**
 * State of the attempt; a refusal disappears after a while, typed text is kept. An unreachable server is reported when
 * the page is opened, not only when someone signs in.
 */
function useSignIn(): SignIn {
  const dispatch = useAppDispatch();
  const busy = useSelector(
    (root) => isPending(signIn.selectState(root)) || isPending(loadMe.selectState(root)),
  );
  const failure = useSelector(signIn.selectError);
  const reach = useSelector(loadOffers.selectError);
  const unreached = failure === undefined && reach !== undefined ? unreachableText(reach) : undefined;
  const googleBusy = useSelector(selectIsGoogleAwaited);

  const askForServer = useCallback(() => void dispatch(loadOffers.actions.request()), [dispatch]);
  useEffect(() => {
    // The demo backend runs in this page.
    if (__DEMO__) return undefined;
    const cancel = whenIdle(askForServer);
    return () => {
      cancel();
      // A visitor's request was refused: the plans are loaded for the user who signs in now.
      dispatch(loadOffers.actions.reset());
    };
  }, [askForServer, dispatch]);

  useEffect(() => {
    if (failure === undefined || failure.unreachable !== undefined) return undefined;
    const timer = setTimeout(() => dispatch(signIn.actions.reset()), FAILURE_SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [dispatch, failure]);

  return {
    busy,
    failure: failure === undefined ? unreached : signInFailureText(failure),
    mayRetry: unreached !== undefined || failure?.unreachable !== undefined,
    onRetry: unreached === undefined ? undefined : askForServer,
    onSignIn: (credentials) => {
      dispatch(loadOffers.actions.reset());
      dispatch(signInSubmitted(credentials));
    },
    googleBusy,
    onGoogle: () => dispatch(signInWithGoogle.actions.request()),
  };
}

const isPending = ({ status }: { readonly status: string }): boolean => status === 'pending';

/** /login: part of the entry chunk. */
export function SignInScreen() {
  const attempt = useSignIn();
  const initialValues = usePrerenderedForm();
  return (
    <SignInView {...attempt} initialValues={initialValues}>
      {__DEMO__ && <DemoAccounts onSignIn={attempt.onSignIn} />}
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
