import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { environment } from '@/shared/browser/environment';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { signUp } from './calls';
import {
  failureShownFor,
  readInviteToken,
  registerFailureText,
  type RegisterForm,
  toRegistration,
} from './registerModel';

interface Register {
  readonly busy: boolean;
  readonly failure: string | undefined;
  readonly registered: boolean;
  readonly invited: boolean;
  readonly onRegister: (form: RegisterForm) => void;
}

/** State of the attempt; an error disappears after a while, typed text never does. */
export function useRegister(): Register {
  const dispatch = useAppDispatch();
  const { search } = useLocation();
  const [inviteToken] = useState(() => readInviteToken(search));
  const { status } = useSelector((root) => signUp.selectState(root));
  const failure = useSelector(signUp.selectError);

  // Read once, then removed from URL and history.
  useLayoutEffect(() => {
    if (location.search !== '') history.replaceState(history.state, '', location.pathname);
  }, []);
  useEffect(() => {
    dispatch(signUp.actions.reset());
  }, [dispatch]);
  useEffect(() => {
    if (failure === undefined) return undefined;
    const timer = setTimeout(() => dispatch(signUp.actions.reset()), failureShownFor);
    return () => clearTimeout(timer);
  }, [dispatch, failure]);

  return {
    busy: status === 'pending',
    failure: failure && registerFailureText(failure),
    registered: status === 'success',
    invited: inviteToken !== undefined,
    onRegister: (form) =>
      dispatch(
        signUp.actions.request(
          toRegistration(form, { inviteToken, tutorDomain: environment.tutorEmailDomain }),
        ),
      ),
  };
}
