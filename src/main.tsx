import { createRoot, type Root } from 'react-dom/client';
import { collectErrors } from '@/app/monitoring/collectErrors';
import { CrashPage } from '@/app/pages/CrashPage';
import { prefetchHome, prepareFirst } from '@/app/router/routes';
import { createAppStore } from '@/app/store/createStore';
import { followTheme } from '@/domain/preferences/themeMode';
import { removePrerenderedForm } from '@/domain/public/prerenderedForm';
import { selectUser, unauthorized } from '@/domain/session/sessionSlice';
import { tokenOf } from '@/domain/session/token';
import { environment } from '@/shared/browser/environment';
import { reportError } from '@/shared/browser/reportError';
import { createNavigatorBridge } from '@/shared/routing/navigator';
import { keepInterruptedWrites } from '@/shared/storage/interruptedWrites';
import { noteServerTime, serverNow } from '@/shared/storage/serverClock';
import { AppTheme } from '@/shared/theme/AppTheme';
import { App } from './app/App';
import { blockDevtools } from './app/devtools/blockDevtools';
import { createTrack, reportWebVitals } from './domain/events/track';
import { prefetchWhenIdle } from './shared/browser/whenIdle';
import { createHttp } from './shared/remote/http';
import { createDeviationReport } from './shared/remote/reportDeviation';

/** Entry point: starts the demo backend in demo builds, then mounts the app. */
async function open(root: Root): Promise<void> {
  if (__DEMO__) {
    const { startDemoBackend } = await import('./demo/start');
    await startDemoBackend(async (study) => {
      const { keepStudy } = await import('./app/demo-study/keepStudy');
      await keepStudy(study);
    });
  }
  const navigator = createNavigatorBridge();
  // Nobody is signed in yet: the first calls are sent while the store is being created.
  let userId = (): string | undefined => undefined;
  const http = createHttp({
    baseURL: `${environment.apiHost}/qlearn`,
    getToken: () => tokenOf(userId()),
    onUnauthorized: () => store.dispatch(unauthorized()),
    onServerTime: noteServerTime,
    // eslint-disable-next-line no-console -- where developers look, and only there
    onDeviation: createDeviationReport(import.meta.env.DEV ? (text) => console.info(text) : undefined),
  });
  const track = createTrack(environment.analyticsUrl);
  const store = createAppStore({ http, navigate: navigator.navigate, track });
  userId = () => selectUser(store.getState())?.id;
  // Reads both clocks before and after a sleep of the machine.
  document.addEventListener('visibilitychange', serverNow);
  followTheme();
  keepInterruptedWrites();
  if (environment.blockDevtools) blockDevtools(document);
  // The boot script shows the pre-rendered form on the sign-in paths only.
  const isAtSignIn = document.documentElement.dataset.signin !== undefined;
  if (!isAtSignIn) {
    removePrerenderedForm(document);
    await prepareFirst(location.pathname, store.runSagas);
  }
  root.render(<App store={store} navigator={navigator} />);
  if (import.meta.env.VITE_ANALYTICS_URL) reportWebVitals(track);
  if (isAtSignIn) prefetchWhenIdle(prefetchHome);
}

if (import.meta.env.VITE_SENTRY_DSN && !__DEMO__) collectErrors(import.meta.env.VITE_SENTRY_DSN);
const rootElement = document.getElementById('root');
if (rootElement === null) throw new Error('index.html has no #root.');
const root = createRoot(rootElement);
open(root).catch((cause: unknown) => {
  reportError(cause);
  root.render(
    <AppTheme>
      <CrashPage onRetry={() => location.reload()} />
    </AppTheme>,
  );
});
