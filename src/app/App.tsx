import '@/shared/routing/historyInterceptor';
import {
  Activity,
  type ReactNode,
  Suspense,
  use,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
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
import { useEventListener } from '@/shared/browser/useEventListener';
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
  readonly isPrepared: boolean;
  /** The page of any other path. */
  readonly children: ReactNode;
}

/**
 * A page and the exam that is created on it: until the exam has an address, its frame replaces the page, which keeps
 * its state in case there will be no exam. The frame becomes the exam itself: nothing is rendered twice. If
 * `isPrepared`, the frame is rendered, hidden, before it is needed.
 */
function WithExam({ location, isPrepared, children }: WithExamProps) {
  const dispatch = useAppDispatch();
  const { pathname } = location;
  const isExam = isBarePath(pathname);
  const awaited = useSelector(selectAwaitedExam);
  // The page stays shown while the exam would suspend.
  const deferred = useDeferredValue(awaited);
  const frame = isPrepared && awaited?.tutorOn !== true ? awaited : deferred;
  const isShown = isExam || frame !== undefined;
  const inTutorMode = frame?.tutorOn === true;
  useEffect(() => {
    if (!isExam) dispatch(examAwaitEnded());
  }, [dispatch, isExam, pathname]);
  // The element is the same while the address is: showing what is already rendered does not render it again.
  const exam = useMemo(
    () => (
      <Routes location={isExam ? location : { pathname: awaitedPath(inTutorMode), key: 'awaited' }}>
        <Route element={<RequireSession />}>
          <Route element={<layouts.bare />}>{toRoutes('bare')}</Route>
        </Route>
      </Routes>
    ),
    [isExam, location, inTutorMode],
  );
  return (
    <>
      {!isExam && <PageBelow isHidden={isShown}>{children}</PageBelow>}
      {(isShown || isPrepared) && <Activity mode={isShown ? 'visible' : 'hidden'}>{exam}</Activity>}
    </>
  );
}

/** Restores what a page loses that was hidden: focus, scroll position and the document's title. */
function PageBelow({ isHidden, children }: { readonly isHidden: boolean; readonly children: ReactNode }) {
  const shown = useRef<{ readonly focused: Element | null; readonly title: string }>(undefined);
  const scrolled = useRef(0);
  useEventListener(isHidden ? undefined : window, 'scroll', () => {
    scrolled.current = window.scrollY;
  });
  useLayoutEffect(() => {
    if (isHidden) {
      shown.current = { focused: document.activeElement, title: document.title };
    } else if (shown.current !== undefined) {
      const { focused, title } = shown.current;
      document.title = title;
      window.scrollTo(0, scrolled.current);
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    }
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
