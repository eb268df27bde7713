import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useEffect, useLayoutEffect, useState } from 'react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { Lead, LinkRow, PublicLayout } from '@/domain/public/PublicLayout';
import { KNOWN_PASSWORD_HINT } from '@/features/auth/passwordRules';
import { FormFailure } from '@/features/auth/ui/FormFailure';
import { PasswordField } from '@/features/auth/ui/PasswordField';
import { changePassword } from '@/shared/api/account';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import { useOnSuccess } from '@/shared/remote/useOnSuccess';
import { paths } from '@/shared/routing/paths';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { Form } from '@/shared/ui/form/Form';
import {
  emptyReset,
  passwordChangedText,
  readResetLink,
  resetFailureText,
  type ResetLink,
  resetSchema,
} from './recoveryModel';

const resetPassword = createRemoteCall({
  name: 'recovery/changePassword',
  endpoint: changePassword,
  redact: ({ email }) => ({ email, password: '', token: '' }),
  onSuccess: { notify: { text: passwordChangedText, autoHideSeconds: 6 } },
});

/** /reset-password: sets a new password for the link's account. The token is removed from URL and history at once. */
export function ResetPasswordScreen() {
  const { search } = useLocation();
  const [link] = useState(() => readResetLink(search));
  useLayoutEffect(() => {
    if (location.search !== '') history.replaceState(history.state, '', location.pathname);
  }, []);

  return (
    <PublicLayout title="Reset password">
      {link === undefined ? <LinkMissing /> : <NewPassword link={link} />}
    </PublicLayout>
  );
}

function LinkMissing() {
  return (
    <Stack spacing={2.25}>
      <Alert severity="error">
        This page needs the link from the email. Open it again or request a new one.
      </Alert>
      <LinkRow>
        <Link component={RouterLink} to={paths.forgotPassword.to()}>
          Send a new link
        </Link>
        <Link component={RouterLink} to={paths.signIn.to()}>
          Back to sign in
        </Link>
      </LinkRow>
    </Stack>
  );
}

function NewPassword({ link }: { readonly link: ResetLink }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const failure = useSelector(resetPassword.selectError);
  useEffect(() => {
    dispatch(resetPassword.actions.reset());
  }, [dispatch]);
  const sending = useOnSuccess(resetPassword, '', () => void navigate(paths.signIn.to(), { replace: true }));
  const busy = sending.status === 'pending';

  return (
    <>
      <Lead>{`For ${link.email}.`}</Lead>
      <Form
        initialValues={emptyReset}
        rules={resetSchema}
        onSend={({ password }) => dispatch(resetPassword.actions.request({ ...link, password }))}
      >
        {/* For password managers: whose password it is. */}
        <input name="username" autoComplete="username" value={link.email} readOnly hidden />
        <Stack spacing={2.25}>
          <PasswordField
            name="password"
            label="New password"
            autoComplete="new-password"
            helper={KNOWN_PASSWORD_HINT}
          />
          <PasswordField name="confirmPassword" label="Confirm password" autoComplete="new-password" />
          <FormFailure failure={failure} textOf={resetFailureText} busy={busy} />
          <Button variant="contained" size="large" type="submit" aria-busy={busy}>
            Reset password
          </Button>
          <LinkRow>
            <Link component={RouterLink} to={paths.forgotPassword.to()}>
              Send a new link
            </Link>
          </LinkRow>
        </Stack>
      </Form>
    </>
  );
}
