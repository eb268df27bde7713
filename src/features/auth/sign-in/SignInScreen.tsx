import { useCallback, useEffect } from 'react';
import { selectIsGoogleAwaited, signInWithGoogle } from '@/domain/google/signInWithGoogle';
import { loadOffers } from '@/domain/plan/offersCall';
import { loadMe } from '@/domain/session/calls';
import type { Credentials } from '@/shared/api/account';
import { whenIdle } from '@/shared/browser/whenIdle';
import { unreachableText } from '@/shared/remote/remoteError';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { signIn } from './calls';
import { DemoAccounts } from './DemoAccounts';
import { failureShownFor, signInFailureText } from './signInModel';
import { signInSubmitted } from './signInSaga';
import { SignInView } from './SignInView';
import { usePrerenderedForm } from './usePrerenderedForm';

interface SignIn {
  readonly busy: boolean;
  readonly failure: string | undefined;
  /** The server was not reached: the same can be sent, or asked for, again. */
  readonly mayRetry: boolean;
  /** Asks for the server again; undefined where 'Try again' sends the form. */
  readonly onRetry: (() => void) | undefined;
  readonly onSignIn: (credentials: Credentials) => void;
  /** The Google pop-up is open. */
  readonly googleBusy: boolean;
  readonly onGoogle: () => void;
}

/**
 * State of the attempt; a refusal disappears after a while, typed text never does. A server that is not there is named
 * when the page is opened, not first when somebody signs in.
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
    // The demo backend is in this page.
    if (__DEMO__) return undefined;
    const cancel = whenIdle(askForServer);
    return () => {
      cancel();
      // A visitor is refused: the plans are for who signs in now.
      dispatch(loadOffers.actions.reset());
    };
  }, [askForServer, dispatch]);

  useEffect(() => {
    if (failure === undefined || failure.unreachable !== undefined) return undefined;
    const timer = setTimeout(() => dispatch(signIn.actions.reset()), failureShownFor);
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

/** /login: part of the entry chunk; `module.ts` is its store module. */
export function SignInScreen() {
  const attempt = useSignIn();
  const initialValues = usePrerenderedForm();
  return (
    <SignInView {...attempt} initialValues={initialValues}>
      {__DEMO__ && <DemoAccounts onSignIn={attempt.onSignIn} />}
    </SignInView>
  );
}
