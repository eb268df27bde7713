import { useEffect, useLayoutEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/shared/routing/paths';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { PublicButton } from '@/shared/ui/public/PublicButton';
import { AuthForm } from '@/features/auth/ui/AuthForm';
import { PublicLayout } from '@/shared/ui/public/PublicLayout';
import { FormTextField } from '@/features/auth/ui/FormTextField';
import { resetPassword } from './calls';
import { emptyReset, readResetLink, resetFailureText, type ResetLink, resetSchema } from './recoveryModel';
import { passwordResetSubmitted } from './recoverySaga';

/**
 * /reset-password: a new password for the link's account. The token is removed from URL and history at once.
 */
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
    <>
      <p className="q-alert" role="alert">
        This page needs the link from the mail. Open it once more, or ask for a new one.
      </p>
      <p className="q-links">
        <Link className="q-link" to={paths.forgotPassword.to()}>
          Send a new link
        </Link>
        <Link className="q-link" to={paths.signIn.to()}>
          Back to sign in
        </Link>
      </p>
    </>
  );
}

function NewPassword({ link }: { readonly link: ResetLink }) {
  const dispatch = useAppDispatch();
  const busy = useSelector((root) => resetPassword.selectState(root).status === 'pending');
  const failure = useSelector(resetPassword.selectError);
  useEffect(() => {
    dispatch(resetPassword.actions.reset());
  }, [dispatch]);

  return (
    <>
      <p className="q-lead">{`For ${link.email}.`}</p>
      <AuthForm
        initialValues={emptyReset}
        schema={resetSchema}
        onSubmit={({ password }) => dispatch(passwordResetSubmitted({ ...link, password }))}
      >
        <FormTextField
          name="password"
          label="New password"
          type="password"
          autoComplete="new-password"
          helper="At least 6 characters."
        />
        <FormTextField
          name="confirmPassword"
          label="Confirm password"
          type="password"
          autoComplete="new-password"
        />
        {failure !== undefined && (
          <p className="q-alert" role="alert">
            {resetFailureText(failure)}
          </p>
        )}
        <PublicButton type="submit" main busy={busy}>
          Reset password
        </PublicButton>
        <p className="q-links">
          <Link className="q-link" to={paths.forgotPassword.to()}>
            Send a new link
          </Link>
        </p>
      </AuthForm>
    </>
  );
}
