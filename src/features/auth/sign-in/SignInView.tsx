import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import type { Credentials } from '@/shared/api/account';
import { paths } from '@/shared/routing/paths';
import { PublicButton } from '@/shared/ui/public/PublicButton';
import { AuthForm } from '@/features/auth/ui/AuthForm';
import { PublicLayout } from '@/shared/ui/public/PublicLayout';
import { FormTextField } from '@/features/auth/ui/FormTextField';
import { DemoAccounts } from './DemoAccounts';
import { credentialsSchema, GOOGLE } from './signInModel';

interface SignInViewProps {
  readonly initialValues: Credentials;
  readonly busy: boolean;
  /** Why the last attempt was refused. */
  readonly failure: string | undefined;
  /** The demo backend is running: its accounts are offered. */
  readonly demo: boolean;
  readonly form?: RefObject<HTMLFormElement | null>;
  readonly onSignIn: (credentials: Credentials) => void;
  readonly googleBusy: boolean;
  readonly onGoogle: () => void;
}

/** Sign-in without state: rendered by React and, before any script, by the build into index.html. */
export function SignInView(props: SignInViewProps) {
  const { initialValues, busy, failure, demo, form, onSignIn, googleBusy, onGoogle } = props;
  return (
    <PublicLayout title="Sign in">
      <AuthForm
        initialValues={initialValues}
        schema={credentialsSchema}
        onSubmit={onSignIn}
        {...(form && { form })}
      >
        <FormTextField name="email" label="Email" inputMode="email" autoComplete="username" />
        <FormTextField name="password" label="Password" type="password" autoComplete="current-password" />
        {failure !== undefined && (
          <p className="q-alert" role="alert">
            {failure}
          </p>
        )}
        <PublicButton type="submit" value="submit" main busy={busy}>
          Sign in
        </PublicButton>
        <PublicButton value={GOOGLE} busy={googleBusy} onClick={onGoogle}>
          Sign in with Google
        </PublicButton>
        <p className="q-links">
          <Link className="q-link" to={paths.forgotPassword.to()}>
            Forgot password?
          </Link>
          <Link className="q-link" to={paths.register.to()}>
            Create account
          </Link>
        </p>
      </AuthForm>
      {demo && <DemoAccounts onSignIn={onSignIn} />}
    </PublicLayout>
  );
}
