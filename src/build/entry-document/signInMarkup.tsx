import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { DemoAccounts } from '@/features/auth/sign-in/DemoAccounts';
import { noCredentials } from '@/features/auth/sign-in/signInModel';
import { SignInView } from '@/features/auth/sign-in/SignInView';
import { paths } from '@/shared/routing/paths';
import { AppTheme } from '@/shared/theme/AppTheme';

const nothing = (): undefined => undefined;

/** The parts of the sign-in page that go into index.html. */
export interface SignInDocument {
  readonly markup: string;
  /** The styles of the markup, and the theme's variables, which give every page its background. */
  readonly css: string;
}

/** The sign-in page as static HTML, with its critical CSS. */
export function signInMarkup(demo: boolean): SignInDocument {
  const cache = createCache({ key: 'css' });
  const emotion = createEmotionServer(cache);
  const markup = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <AppTheme>
        <StaticRouter location={paths.signIn.to()}>
          <SignInView
            initialValues={noCredentials}
            busy={false}
            failure={undefined}
            onSignIn={nothing}
            googleBusy={false}
            onGoogle={nothing}
          >
            {demo && <DemoAccounts onSignIn={nothing} />}
          </SignInView>
        </StaticRouter>
      </AppTheme>
    </CacheProvider>,
  );
  const { html, styles } = emotion.extractCriticalToChunks(markup);
  return { markup: html, css: styles.map(({ css }) => css).join('') };
}
