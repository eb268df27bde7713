import { SignInView } from './SignInView';
import { usePrerenderedForm } from './usePrerenderedForm';
import { useSignIn } from './useSignIn';

/** /login: part of the entry chunk; `module.ts` is its store module. */
export function SignInScreen() {
  const attempt = useSignIn();
  const { initialValues, form } = usePrerenderedForm(attempt);
  return <SignInView {...attempt} initialValues={initialValues} demo={__DEMO__} form={form} />;
}
