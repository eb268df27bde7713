import { SignInView } from './SignInView';
import { usePrerenderedForm } from './usePrerenderedForm';
import { useSignIn } from './useSignIn';

/** /login: part of the entry, because it is the door; `storeModule.ts` says what the store must take in for it. */
export function SignInScreen() {
  const attempt = useSignIn();
  const { initialValues, form } = usePrerenderedForm(attempt);
  return <SignInView {...attempt} initialValues={initialValues} demo={__DEMO__} form={form} />;
}
