import { signIn } from './calls';
import { signInSaga } from './saga';
import { SignInView } from './SignInView';
import { useEarlyForm } from './useEarlyForm';
import { useSignIn } from './useSignIn';

/** Route module of /login. */
export function Component() {
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

export const storeModule = { calls: [signIn], sagas: [signInSaga] };
