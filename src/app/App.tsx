import '@/shared/routing/historyInterceptor';
import { Suspense, use, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, Navigate, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { CrashPage } from '@/app/pages/CrashPage';
import { RequirePermission, RequireSession } from '@/app/router/guards';
import {
  home,
  layouts,
  prefetchNextRoute,
  prefetchRoute,
  signedInOverlays as SignedInOverlays,
} from '@/app/router/routes';
import { toRoutes } from '@/app/router/toRoutes';
import { SignOutWithoutDialog } from '@/app/sign-out/SignOutWithoutDialog';
import type { AppStore } from '@/app/store/createStore';
import { selectUser } from '@/domain/session/sessionSlice';
import { SignInScreen } from '@/features/auth/sign-in/SignInScreen';
import { Notifications } from '@/shared/notifications/Notifications';
import type { NavigatorBridge } from '@/shared/routing/navigator';
import { isKnownPath, paths, withoutTrailingSlash } from '@/shared/routing/paths';
import { hasLiveToken } from '@/shared/storage/serverClock';
import { useSelector } from '@/shared/store/hooks';
import { AppTheme } from '@/shared/theme/AppTheme';
import { HintLayer } from '@/shared/ui/hints/HintLayer';
import { RouteBoundary, RunSagasContext } from '@/shared/ui/lazy/lazyRoute';
import { useIsPainted } from '@/shared/ui/lazy/useIsPainted';
import { ErrorBoundary } from '@/shared/ui/states/ErrorBoundary';
import { NotFoundPage } from './pages/NotFoundPage';
import { RouteFailurePage } from './pages/RouteFailurePage';
import { WithExam } from './WithExam';

interface AppProps {
  readonly store: AppStore;
  readonly navigator: NavigatorBridge;
}

export function App({ store, navigator }: AppProps) {
  return (
    <AppTheme>
      <ErrorBoundary fallback={(retry) => <CrashPage onRetry={retry} />}>
        <Provider store={store}>
          <RunSagasContext value={store.runSagas}>
            <BrowserRouter>
              <AppRoutes navigator={navigator} />
              <Notifications />
              <HintLayer />
            </BrowserRouter>
          </RunSagasContext>
        </Provider>
      </ErrorBoundary>
    </AppTheme>
  );
}

function AppRoutes({ navigator }: Pick<AppProps, 'navigator'>) {
  useNavigatorBridge(navigator);
  const location = useLocation();
  const { pathname } = location;
  useEffect(() => prefetchRoute(pathname), [pathname]);
  // A known path with a parameter that the allow-list rejects is 'Page not found' too, and no call is made.
  const isKnown = isKnownPath(withoutTrailingSlash(pathname));
  /** The path whose page an exam usually follows: its frame is rendered in advance. */
  const [preparedAt, setPreparedAt] = useState<string>();
  return (
    <RouteBoundary resetKey={pathname} fallback={(retry) => <RouteFailurePage onRetry={retry} />}>
      <Suspense fallback={null}>
        {isKnown ? (
          <WithExam location={location} isPrepared={preparedAt === pathname}>
            <Pages />
          </WithExam>
        ) : (
          <NotFoundPage />
        )}
        <PrefetchNext key={pathname} pathname={pathname} onExamReady={setPreparedAt} />
        <Overlays pathname={pathname} />
      </Suspense>
    </RouteBoundary>
  );
}

/** After a screen's code has loaded: its own data has priority on the line. */
const PREFETCH_AFTER_MS = 3_000;

interface PrefetchNextProps {
  readonly pathname: string;
  readonly onExamReady: (pathname: string) => void;
}

/** Rendered in the screen's own boundary: the effect runs once the screen's code has loaded. */
function PrefetchNext({ pathname, onExamReady }: PrefetchNextProps) {
  const runSagas = use(RunSagasContext);
  useEffect(() => {
    const prefetch = (): void => prefetchNextRoute(pathname, runSagas, () => onExamReady(pathname));
    const timer = setTimeout(prefetch, PREFETCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [pathname, runSagas, onExamReady]);
  return null;
}

/** Rendered in the screen's own boundary: the screen's code loads first. */
function Overlays({ pathname }: { readonly pathname: string }) {
  const isSignedIn = useSelector(selectUser) !== undefined;
  return (
    isSignedIn && (
      <RouteBoundary resetKey={pathname} fallback={() => <SignOutWithoutDialog />}>
        <Suspense fallback={null}>
          <OverlaysAfterPaint />
        </Suspense>
      </RouteBoundary>
    )
  );
}

function OverlaysAfterPaint() {
  return useIsPainted() ? <SignedInOverlays /> : null;
}

function Pages() {
  return (
    <Routes>
      <Route path={paths.root.pattern} element={<Root />} />
      <Route path={paths.signIn.pattern} element={<SignInScreen />} />
      {toRoutes('public')}
      <Route element={<RequireSession />}>
        <Route element={<layouts.shell />}>{toRoutes('shell')}</Route>
        <Route element={<RequirePermission to="administration" />}>
          <Route element={<layouts.shell />}>{toRoutes('admin')}</Route>
        </Route>
        <Route element={<RequirePermission to="study" />}>
          <Route element={<layouts.shell />}>{toRoutes('student')}</Route>
        </Route>
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

function Root() {
  return <Navigate to={hasLiveToken() ? home : paths.signIn.to()} replace />;
}

/** Connects the sagas' navigation to the router of the calling component. */
function useNavigatorBridge(bridge: NavigatorBridge): void {
  const navigate = useNavigate();
  useEffect(() => bridge.connect((to, options) => void navigate(to, options)), [bridge, navigate]);
}
