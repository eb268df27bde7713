import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { LinkRow, PublicLayout } from '@/domain/public/PublicLayout';
import { FormFailure } from '@/features/auth/ui/FormFailure';
import { PasswordField } from '@/features/auth/ui/PasswordField';
import type { Credentials } from '@/shared/api/account';
import type { RemoteFailure } from '@/shared/remote/remoteError';
import { paths } from '@/shared/routing/paths';
import { Form } from '@/shared/ui/form/Form';
import { FormTextField } from '@/shared/ui/form/FormTextField';
import { credentialsSchema, signInFailureText } from './signInModel';

export interface SignIn {
  readonly busy: boolean;
  /** Why the last attempt was refused. */
  readonly failure: RemoteFailure | undefined;
  readonly onSignIn: (credentials: Credentials) => void;
  readonly googleBusy: boolean;
  readonly onGoogle: () => void;
}

interface SignInViewProps extends SignIn {
  readonly initialValues: Credentials;
  /** Below the form: the demo's accounts. */
  readonly children?: ReactNode;
}

/**
 * Sign-in without state: rendered by React and, before any script runs, by the build into index.html. A button clicked
 * there is recognized by its `value`.
 */
export function SignInView(props: SignInViewProps) {
  const { initialValues, busy, failure, children, onSignIn, googleBusy, onGoogle } = props;
  return (
    <PublicLayout title="Sign in">
      <Form initialValues={initialValues} rules={credentialsSchema} onSend={onSignIn}>
        <Stack spacing={2.25}>
          <FormTextField name="email" label="Email" inputMode="email" autoComplete="username" />
          <PasswordField name="password" label="Password" autoComplete="current-password" />
          <FormFailure failure={failure} textOf={signInFailureText} busy={busy} />
          <Button variant="contained" size="large" type="submit" value="submit" aria-busy={busy}>
            Sign in
          </Button>
          <Button
            color="inherit"
            size="large"
            value="google"
            aria-busy={googleBusy}
            onClick={googleBusy ? undefined : onGoogle}
          >
            Sign in with Google
          </Button>
          <LinkRow>
            <Link component={RouterLink} to={paths.forgotPassword.to()}>
              Forgot password?
            </Link>
            <Link component={RouterLink} to={paths.register.to()}>
              Create account
            </Link>
          </LinkRow>
        </Stack>
      </Form>
      {children}
    </PublicLayout>
  );
}
