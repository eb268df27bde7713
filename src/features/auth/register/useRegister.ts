import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { environment } from '@/shared/browser/environment';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { signUp } from './calls';
import {
  failureShownFor,
  readInviteToken,
  type RegisterForm,
  registerFailureText,
  toRegistration,
} from './registerModel';
import { registrationSubmitted } from './registerSaga';
import { formOpened, selectRegistered } from './registerSlice';

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
  const busy = useSelector((root) => signUp.selectState(root).status === 'pending');
  const failure = useSelector(signUp.selectError);
  const registered = useSelector(selectRegistered);

  // Read once, then gone from address and history (robustness 18).
  useLayoutEffect(() => {
    if (location.search !== '') history.replaceState(history.state, '', location.pathname);
  }, []);
  useEffect(() => {
    dispatch(formOpened());
  }, [dispatch]);
  useEffect(() => {
    if (failure === undefined) return undefined;
    const timer = setTimeout(() => dispatch(signUp.actions.reset()), failureShownFor);
    return () => clearTimeout(timer);
  }, [dispatch, failure]);

  return {
    busy,
    failure: failure && registerFailureText(failure),
    registered,
    invited: inviteToken !== undefined,
    onRegister: (form) =>
      dispatch(
        registrationSubmitted(
          toRegistration(form, { inviteToken, tutorDomain: environment.tutorEmailDomain }),
        ),
      ),
  };
}
