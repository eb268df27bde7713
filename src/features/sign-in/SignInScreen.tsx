import { SignInView } from './SignInView';
import { useEarlyForm } from './useEarlyForm';
import { useSignIn } from './useSignIn';

/** /login: part of the entry, because it is the door; `storeModule.ts` says what the store must take in for it. */
export function SignInScreen() {
  const { busy, failure, onSignIn } = useSignIn();
  const { initialValues, form } = useEarlyForm(onSignIn);
  return (
    <SignInView
      initialValues={initialValues}
      busy={busy}
      failure={failure}
      demo={__DEMO__}
      form={form}
      onSignIn={onSignIn}
    />
  );
}
