import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { type ReactNode, useEffect } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Lead, LinkRow, PublicLayout } from '@/domain/public/PublicLayout';
import { FormFailure } from '@/features/auth/ui/FormFailure';
import { MailSent } from '@/features/auth/ui/MailSent';
import { forgotPassword } from '@/shared/api/account';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import { paths } from '@/shared/routing/paths';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { Form } from '@/shared/ui/form/Form';
import { FormTextField } from '@/shared/ui/form/FormTextField';
import { forgotFailureText, forgotSchema, linkSentText } from './recoveryModel';

const sendResetLink = createRemoteCall({ name: 'recovery/forgotPassword', endpoint: forgotPassword });

export function ForgotPasswordScreen() {
  const dispatch = useAppDispatch();
  const remote = useSelector(sendResetLink.selectState);
  const failure = useSelector(sendResetLink.selectError);
  const busy = remote.status === 'pending';
  useEffect(() => {
    dispatch(sendResetLink.actions.reset());
  }, [dispatch]);

  const toSignIn = (
    <Link component={RouterLink} to={paths.signIn.to()}>
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
      <Lead>We will email you a link to choose a new password.</Lead>
      <Form
        initialValues={{ email: '' }}
        rules={forgotSchema}
        onSend={(form) => dispatch(sendResetLink.actions.request(form))}
      >
        <Stack spacing={2.25}>
          <FormTextField name="email" label="Email" inputMode="email" autoComplete="username" />
          <FormFailure failure={failure} textOf={forgotFailureText} busy={busy} />
          <SubmitWhenValid schema={forgotSchema} busy={busy}>
            Send reset link
          </SubmitWhenValid>
          <LinkRow>{toSignIn}</LinkRow>
        </Stack>
      </Form>
    </PublicLayout>
  );
}

interface SubmitWhenValidProps {
  readonly schema: { readonly isValidSync: (values: unknown) => boolean };
  readonly busy: boolean;
  readonly children: ReactNode;
}

/** Submits the surrounding form; disabled while it is invalid. */
function SubmitWhenValid({ schema, busy, children }: SubmitWhenValidProps) {
  const { values } = useFormikContext();
  return (
    <Button
      variant="contained"
      size="large"
      type="submit"
      aria-busy={busy}
      disabled={!schema.isValidSync(values)}
    >
      {children}
    </Button>
  );
}
