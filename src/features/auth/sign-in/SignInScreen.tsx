import { DemoAccounts } from './DemoAccounts';
import { demoAccounts } from './signInModel';
import { SignInView } from './SignInView';
import { usePrerenderedForm } from './usePrerenderedForm';
import { useSignIn } from './useSignIn';

/** /login: part of the entry chunk; `module.ts` is its store module. */
export function SignInScreen() {
  const attempt = useSignIn();
  const { initialValues, form } = usePrerenderedForm({
    ...attempt,
    accounts: __DEMO__ ? demoAccounts : [],
  });
  return (
    <SignInView {...attempt} initialValues={initialValues} form={form}>
      {__DEMO__ && <DemoAccounts onSignIn={attempt.onSignIn} />}
    </SignInView>
  );
}
