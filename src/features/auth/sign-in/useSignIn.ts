import { useEffect } from 'react';
import { googleSignInClicked, selectIsGooglePopupOpen } from '@/domain/google/googleSlice';
import { loadMe } from '@/domain/session/calls';
import type { Credentials } from '@/shared/api/account';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { signIn } from './calls';
import { failureShownFor, signInFailureText } from './signInModel';
import { signInSubmitted } from './signInSaga';

interface SignIn {
  readonly busy: boolean;
  readonly failure: string | undefined;
  /** The server was not reached: the same can be sent again. */
  readonly mayRetry: boolean;
  readonly onSignIn: (credentials: Credentials) => void;
  /** The Google pop-up is open. */
  readonly googleBusy: boolean;
  readonly onGoogle: () => void;
}

/** State of the attempt; a refusal disappears after a while, typed text never does. */
export function useSignIn(): SignIn {
  const dispatch = useAppDispatch();
  const busy = useSelector(
    (root) => isPending(signIn.selectState(root)) || isPending(loadMe.selectState(root)),
  );
  const failure = useSelector(signIn.selectError);
  const googleBusy = useSelector(selectIsGooglePopupOpen);

  useEffect(() => {
    if (failure === undefined || failure.unreachable !== undefined) return undefined;
    const timer = setTimeout(() => dispatch(signIn.actions.reset()), failureShownFor);
    return () => clearTimeout(timer);
  }, [dispatch, failure]);

  return {
    busy,
    failure: failure && signInFailureText(failure),
    mayRetry: failure?.unreachable !== undefined,
    onSignIn: (credentials) => dispatch(signInSubmitted(credentials)),
    googleBusy,
    onGoogle: () => dispatch(googleSignInClicked()),
  };
}

const isPending = ({ status }: { readonly status: string }): boolean => status === 'pending';
