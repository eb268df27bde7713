import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useEffect, useLayoutEffect, useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { Lead, LinkRow, PublicLayout } from '@/domain/public/PublicLayout';
import { NEW_PASSWORD_HINT } from '@/features/auth/passwordRules';
import { FormFailure } from '@/features/auth/ui/FormFailure';
import { MailSent } from '@/features/auth/ui/MailSent';
import { PasswordField } from '@/features/auth/ui/PasswordField';
import { usePassingFailure } from '@/features/auth/ui/usePassingFailure';
import { signup } from '@/shared/api/account';
import { environment } from '@/shared/browser/environment';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import type { RemoteFailure } from '@/shared/remote/remoteError';
import { paths } from '@/shared/routing/paths';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { Form } from '@/shared/ui/form/Form';
import { FormTextField } from '@/shared/ui/form/FormTextField';
import {
  emptyForm,
  FAILURE_SHOWN_FOR_MS,
  mailSentText,
  readInviteToken,
  registerFailureText,
  type RegisterForm,
  registerSchema,
  toRegistration,
} from './registerModel';

const signUp = createRemoteCall({
  name: 'register/signup',
  endpoint: signup,
  redact: (registration) => ({ ...registration, password: '' }),
});

const schema = registerSchema({ plusAllowed: !environment.production });

/** /register: creates an account, with or without an invitation. */
export function RegisterScreen() {
  const { busy, failure, registered, invited, onRegister } = useRegister();
  if (registered) {
    return (
      <PublicLayout title="Create account">
        <MailSent text={mailSentText}>
          <Link component={RouterLink} to={paths.signIn.to()}>
            Sign in
          </Link>
        </MailSent>
      </PublicLayout>
    );
  }
  return (
    <PublicLayout title="Create account">
      {invited && <Lead>You have been invited: your plan is ready once you have registered.</Lead>}
      <Form initialValues={emptyForm} rules={schema} onSend={onRegister}>
        <Stack spacing={2.25}>
          <FormTextField name="name" label="Name" autoComplete="name" />
          <FormTextField name="email" label="Email" inputMode="email" autoComplete="username" />
          <PasswordField
            name="password"
            label="Password"
            autoComplete="new-password"
            helper={NEW_PASSWORD_HINT}
            showsErrorsAtOnce
          />
          <PasswordField name="confirmPassword" label="Confirm password" autoComplete="new-password" />
          <FormFailure failure={failure} textOf={registerFailureText} busy={busy} />
          <Button variant="contained" size="large" type="submit" aria-busy={busy}>
            Register
          </Button>
          <LinkRow>
            <span>Already registered?</span>
            <Link component={RouterLink} to={paths.signIn.to()}>
              Sign in
            </Link>
          </LinkRow>
        </Stack>
      </Form>
    </PublicLayout>
  );
}

interface Register {
  readonly busy: boolean;
  readonly failure: RemoteFailure | undefined;
  readonly registered: boolean;
  readonly invited: boolean;
  readonly onRegister: (form: RegisterForm) => void;
}

/** State of the attempt; a refusal disappears after a while, typed text is kept. */
function useRegister(): Register {
  const dispatch = useAppDispatch();
  const { search } = useLocation();
  const [inviteToken] = useState(() => readInviteToken(search));
  const { status } = useSelector((root) => signUp.selectState(root));
  const failure = usePassingFailure(signUp, FAILURE_SHOWN_FOR_MS);

  // Read once, then removed from URL and history.
  useLayoutEffect(() => {
    if (location.search !== '') history.replaceState(history.state, '', location.pathname);
  }, []);
  useEffect(() => {
    dispatch(signUp.actions.reset());
  }, [dispatch]);

  return {
    busy: status === 'pending',
    failure,
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
