import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { noCredentials } from '@/features/auth/sign-in/signInModel';
import { SignInView } from '@/features/auth/sign-in/SignInView';
import { paths } from '@/shared/routing/paths';

const nothing = (): undefined => undefined;

export function signInMarkup(demo: boolean): string {
  return renderToStaticMarkup(
    <StaticRouter location={paths.signIn.to()}>
      <SignInView
        initialValues={noCredentials}
        busy={false}
        failure={undefined}
        demo={demo}
        onSignIn={nothing}
        googleBusy={false}
        onGoogle={nothing}
      />
    </StaticRouter>,
  );
}
