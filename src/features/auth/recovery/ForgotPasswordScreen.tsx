import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/routing/paths';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { AuthForm } from '@/features/auth/ui/AuthForm';
import { PublicLayout } from '@/shared/ui/public/PublicLayout';
import { MailSent } from '@/features/auth/ui/MailSent';
import { FormTextField } from '@/features/auth/ui/FormTextField';
import { SubmitWhenValid } from '@/features/auth/ui/SubmitWhenValid';
import { sendResetLink } from './calls';
import { forgotFailureText, forgotSchema, linkSentText } from './recoveryModel';

export function ForgotPasswordScreen() {
  const dispatch = useAppDispatch();
  const remote = useSelector(sendResetLink.selectState);
  useEffect(() => {
    dispatch(sendResetLink.actions.reset());
  }, [dispatch]);

  const toSignIn = (
    <Link className="q-link" to={paths.signIn.to()}>
      Back to sign in
    </Link>
  );
  if (remote.status === 'success') {
    return (
      <PublicLayout title="Forgot password">
        <MailSent text={remote.data.message ?? linkSentText}>{toSignIn}</MailSent>
      </PublicLayout>
    );
  }
  return (
    <PublicLayout title="Forgot password">
      <p className="q-lead">We send a link to your email address. It lets you choose a new password.</p>
      <AuthForm
        initialValues={{ email: '' }}
        schema={forgotSchema}
        onSubmit={(form) => dispatch(sendResetLink.actions.request(form))}
      >
        <FormTextField name="email" label="Email" inputMode="email" autoComplete="username" />
        {remote.status === 'error' && (
          <p className="q-alert" role="alert">
            {forgotFailureText(remote.error)}
          </p>
        )}
        <SubmitWhenValid schema={forgotSchema} busy={remote.status === 'pending'}>
          Send reset link
        </SubmitWhenValid>
        <p className="q-links">{toSignIn}</p>
      </AuthForm>
    </PublicLayout>
  );
}
