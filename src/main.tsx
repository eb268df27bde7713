import { createRoot, type Root } from 'react-dom/client';
import { App } from './app/App';
import { LastResortPage } from './app/pages/LastResortPage';
import { blockDevtools } from './app/devtools/blockDevtools';
import { createAppStore } from './app/store';
import { environment } from './shared/environment';
import { reportFault } from './shared/events/reportFault';
import { createTrack } from './shared/events/track';
import { createNavigatorBridge } from './shared/navigation/navigator';
import { createHttp } from './shared/remote/http';
import { unauthorized } from './shared/session/session';
import { followTheme } from './shared/session/themeMode';
import { readToken } from './shared/session/token';
import { removeEarlyForm } from './shared/ui/entry/earlyForm';

/** The door: starts the demo backend where asked for, then mounts the app. */
async function open(root: Root): Promise<void> {
  if (__DEMO__) {
    const { startDemoBackend } = await import('./demo/start');
    await startDemoBackend();
  }
  const navigator = createNavigatorBridge();
  const http = createHttp({
    baseURL: `${environment.apiHost}/qlearn`,
    getToken: readToken,
    onUnauthorized: () => store.dispatch(unauthorized()),
  });
  const store = createAppStore({
    http,
    navigate: navigator.navigate,
    track: createTrack(environment.analyticsUrl),
  });
  followTheme();
  if (environment.blockDevtools) blockDevtools(document);
  // The boot script shows the pre-rendered sign-in form at the door only; elsewhere nobody takes it over.
  if (document.documentElement.dataset.door === undefined) removeEarlyForm(document);
  root.render(<App store={store} navigator={navigator} />);
}

const place = document.getElementById('root');
if (place === null) throw new Error('index.html has no #root.');
const root = createRoot(place);
open(root).catch((cause: unknown) => {
  reportFault(cause);
  root.render(<LastResortPage onRetry={() => location.reload()} />);
});
