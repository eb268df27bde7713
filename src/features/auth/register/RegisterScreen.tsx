import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { Link as RouterLink } from 'react-router-dom';
import { Lead, LinkRow } from '@/domain/public/parts';
import { PublicLayout } from '@/domain/public/PublicLayout';
import { NEW_PASSWORD_HINT } from '@/features/auth/passwordRules';
import { MailSent } from '@/features/auth/ui/MailSent';
import { PasswordField } from '@/features/auth/ui/PasswordField';
import { environment } from '@/shared/browser/environment';
import { ErrorAlert } from '@/shared/notifications/ErrorAlert';
import { paths } from '@/shared/routing/paths';
import { Form } from '@/shared/ui/form/Form';
import { FormTextField } from '@/shared/ui/form/FormTextField';
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
          {failure !== undefined && <ErrorAlert text={failure} />}
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
