import { Link } from 'react-router-dom';
import { environment } from '@/shared/browser/environment';
import { paths } from '@/shared/routing/paths';
import { PublicButton } from '@/shared/ui/public/PublicButton';
import { AuthForm } from '@/features/auth/ui/AuthForm';
import { PublicLayout } from '@/shared/ui/public/PublicLayout';
import { MailSent } from '@/features/auth/ui/MailSent';
import { FormTextField } from '@/features/auth/ui/FormTextField';
import { emptyForm, mailSentText, registerSchema } from './registerModel';
import { useRegister } from './useRegister';

const schema = registerSchema({ plusAllowed: !environment.production });

/** /register: a new account, with or without an invitation. */
export function RegisterScreen() {
  const { busy, failure, registered, invited, onRegister } = useRegister();
  if (registered) {
    return (
      <PublicLayout title="Create account">
        <MailSent text={mailSentText}>
          <Link className="q-link" to={paths.signIn.to()}>
            Sign in
          </Link>
        </MailSent>
      </PublicLayout>
    );
  }
  return (
    <PublicLayout title="Create account">
      {invited && (
        <p className="q-lead">You have been invited: your plan is ready once you have registered.</p>
      )}
      <AuthForm initialValues={emptyForm} schema={schema} onSubmit={onRegister}>
        <FormTextField name="name" label="Name" autoComplete="name" />
        <FormTextField name="email" label="Email" inputMode="email" autoComplete="username" />
        <FormTextField
          name="password"
          label="Password"
          type="password"
          autoComplete="new-password"
          helper="8 to 15 characters, with an uppercase and a lowercase letter, a digit and a special character."
          showsErrorsAtOnce
        />
        <FormTextField
          name="confirmPassword"
          label="Confirm password"
          type="password"
          autoComplete="new-password"
        />
        {failure !== undefined && (
          <p className="q-alert" role="alert">
            {failure}
          </p>
        )}
        <PublicButton type="submit" main busy={busy}>
          Register
        </PublicButton>
        <p className="q-links">
          <span>Already registered?</span>
          <Link className="q-link" to={paths.signIn.to()}>
            Sign in
          </Link>
        </p>
      </AuthForm>
    </PublicLayout>
  );
}
