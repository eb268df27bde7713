import '@/shared/routing/historyInterceptor';
import {
  Activity,
  type ReactNode,
  startTransition,
  Suspense,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Provider } from 'react-redux';
import {
  BrowserRouter,
  type Location,
  Navigate,
  Route,
  Routes,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { CrashPage } from '@/app/pages/CrashPage';
import { RequirePermission, RequireSession } from '@/app/router/guards';
import {
  home,
  isBarePath,
  layouts,
  prefetchNextRoute,
  prefetchRoute,
  routesOf,
  signedInOverlays as SignedInOverlays,
} from '@/app/router/routes';
import { SignOutWithoutDialog } from '@/app/sign-out/SignOutWithoutDialog';
import type { AppStore } from '@/app/store/createStore';
import { screenPainted } from '@/app/store/rootSaga';
import { awaitedPath, examAwaitEnded, selectAwaitedExam } from '@/domain/quiz/awaitedExam';
import { selectUser } from '@/domain/session/sessionSlice';
import { SignInScreen } from '@/features/auth/sign-in/SignInScreen';
import { Notifications } from '@/shared/notifications/Notifications';
import type { NavigatorBridge } from '@/shared/routing/navigator';
import { isKnownPath, paths, withoutTrailingSlash } from '@/shared/routing/paths';
import { hasLiveToken } from '@/shared/storage/serverClock';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { AppTheme } from '@/shared/theme/AppTheme';
import { HintLayer } from '@/shared/ui/controls/HintLayer';
import { RouteBoundary, RunSagasContext } from '@/shared/ui/lazy/lazyRoute';
import { useIsPainted } from '@/shared/ui/lazy/useIsPainted';
import { ErrorBoundary } from '@/shared/ui/states/ErrorBoundary';
import { NotFoundPage } from './pages/NotFoundPage';
import { RouteFailurePage } from './pages/RouteFailurePage';

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
  /** The path after which an exam usually follows: its frame is rendered ahead. */
  const [warmAt, setWarmAt] = useState<string>();
  return (
    <RouteBoundary resetKey={pathname} fallback={(retry) => <RouteFailurePage onRetry={retry} />}>
      <Suspense fallback={null}>
        {isKnown ? (
          <WithExam location={location} isWarm={warmAt === pathname}>
            <Pages />
          </WithExam>
        ) : (
          <NotFoundPage />
        )}
        <PrefetchNext
          key={pathname}
          pathname={pathname}
          onExam={() => startTransition(() => setWarmAt(pathname))}
        />
        <Overlays pathname={pathname} />
      </Suspense>
    </RouteBoundary>
  );
}

/** After a screen's code has loaded: its own data has priority on the line. */
const PREFETCH_AFTER_MS = 3_000;

interface PrefetchNextProps {
  readonly pathname: string;
  /** Called in idle time if an exam follows. */
  readonly onExam: () => void;
}

/** Rendered in the screen's own boundary: the effect runs once the screen's code has loaded. */
function PrefetchNext({ pathname, onExam }: PrefetchNextProps) {
  const warmUp = useEffectEvent(onExam);
  useEffect(() => {
    const timer = setTimeout(() => prefetchNextRoute(pathname, () => warmUp()), PREFETCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [pathname]);
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
  const isPainted = useIsPainted();
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (isPainted) dispatch(screenPainted());
  }, [isPainted, dispatch]);
  return isPainted ? <SignedInOverlays /> : null;
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

interface WithExamProps {
  readonly location: Location;
  readonly isWarm: boolean;
  /** The pages, unless the path is the exam's. */
  readonly children: ReactNode;
}

/**
 * A page and the exam that is asked for on it: until the exam has an address, its frame replaces the page, which is kept
 * as it is in case there will be none. The frame and what the address then shows are one: nothing is rendered twice.
 */
function WithExam({ location, isWarm, children }: WithExamProps) {
  const dispatch = useAppDispatch();
  const awaited = useSelector(selectAwaitedExam);
  // Deferred: if the exam's code has not loaded yet, the page is shown until then.
  const framed = useDeferredValue(awaited);
  const { pathname } = location;
  const isExam = isBarePath(pathname);
  const isShown = isExam || framed !== undefined;
  useEffect(() => {
    if (!isExam) dispatch(examAwaitEnded());
  }, [dispatch, isExam, pathname]);
  return (
    <>
      {!isExam && (
        <PageBelow isExamAwaited={awaited !== undefined} isHidden={isShown}>
          {children}
        </PageBelow>
      )}
      {(isShown || isWarm) && (
        <Activity mode={isShown ? 'visible' : 'hidden'}>
          <Routes
            location={isExam ? location : { pathname: awaitedPath(framed?.tutorOn === true), key: 'awaited' }}
          >
            <Route element={<RequireSession />}>
              <Route element={<layouts.bare />}>{toRoutes('bare')}</Route>
            </Route>
          </Routes>
        </Activity>
      )}
    </>
  );
}

interface PageBelowProps {
  readonly isExamAwaited: boolean;
  readonly isHidden: boolean;
  readonly children: ReactNode;
}

/** Restores what a hidden page loses: focus, scroll position and the document's title. */
function PageBelow({ isExamAwaited, isHidden, children }: PageBelowProps) {
  const restore = useRef<() => void>(undefined);
  // Before it is hidden, which is deferred.
  useLayoutEffect(() => {
    if (!isExamAwaited) return;
    const { activeElement: focused, title } = document;
    const { scrollY } = window;
    restore.current = () => {
      document.title = title;
      window.scrollTo(0, scrollY);
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    };
  }, [isExamAwaited]);
  useLayoutEffect(() => {
    if (!isHidden) restore.current?.();
  }, [isHidden]);
  return <div style={{ display: isHidden ? 'none' : 'contents' }}>{children}</div>;
}

function Root() {
  return <Navigate to={hasLiveToken() ? home : paths.signIn.to()} replace />;
}

const toRoutes = (group: Parameters<typeof routesOf>[0]) =>
  routesOf(group).map(({ pattern, screen: Screen }) => (
    <Route key={pattern} path={pattern} element={<Screen />} />
  ));

/** Connects the sagas' navigation to the router of the calling component. */
function useNavigatorBridge(bridge: NavigatorBridge): void {
  const navigate = useNavigate();
  useEffect(() => bridge.connect((to, options) => void navigate(to, options)), [bridge, navigate]);
}
