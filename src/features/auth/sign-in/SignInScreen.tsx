import { DemoAccounts } from './DemoAccounts';
import { SignInView } from './SignInView';
import { usePrerenderedForm } from './usePrerenderedForm';
import { useSignIn } from './useSignIn';

/** /login: part of the entry chunk; `module.ts` is its store module. */
export function SignInScreen() {
  const attempt = useSignIn();
  const initialValues = usePrerenderedForm();
  return (
    <SignInView {...attempt} initialValues={initialValues}>
      {__DEMO__ && <DemoAccounts onSignIn={attempt.onSignIn} />}
    </SignInView>
  );
}
