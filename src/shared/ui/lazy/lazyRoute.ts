import {
  type ComponentProps,
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  use,
} from 'react';
import type { WatcherSaga } from '@/shared/store/effects';
import { ErrorBoundary } from '@/shared/ui/states/ErrorBoundary';
import { readable, retryingImport } from './retryingImport';

export interface RouteModule {
  readonly Component: ComponentType;
  /** Started before `Component` renders. */
  readonly sagas?: readonly WatcherSaga[];
}

export type RunSagas = (sagas: readonly WatcherSaga[]) => void;

export interface LazyRoute {
  (): ReactNode;
  /** Prefetches the screen's code; resolves once it is there. A failure only matters when the screen is rendered. */
  readonly prefetch: () => Promise<void>;
  /** Loads the screen, so that its next render does not suspend. Rejects if the chunk cannot be loaded. */
  readonly prepare: (runSagas: RunSagas) => Promise<unknown>;
}

/** The store's `runSagas`, provided by App. */
export const RunSagasContext = createContext<RunSagas>(() => {
  throw new Error('A lazy screen needs RunSagasContext.');
});

/** Drops the failure of each screen that did not load, so that its next render fetches again. */
const failures = new Set<() => void>();

/** Error boundary around lazy screens: 'Try again', or a different `resetKey`, fetches again. */
export function RouteBoundary(props: Omit<ComponentProps<typeof ErrorBoundary>, 'onError'>) {
  return createElement(ErrorBoundary, { ...props, onError: dropFailures });
}

/** React renders once more with a failed promise: it may be replaced only after that. */
function dropFailures(): void {
  for (const drop of failures) drop();
  failures.clear();
}

/**
 * Lazily loads a route's screen: suspends, starts its sagas, renders. If the chunk is gone after a
 * deploy the page reloads once; any other failure goes to the error boundary.
 */
export function lazyRoute(load: () => Promise<RouteModule>): LazyRoute {
  const code = retryingImport(load, 1);
  const screens = new WeakMap<RunSagas, Promise<RouteModule>>();

  function prepare(runSagas: RunSagas): Promise<RouteModule> {
    const known = screens.get(runSagas);
    if (known !== undefined) return known;
    const screen = readable(
      code.open().then(
        (module) => {
          runSagas(module.sagas ?? []);
          return module;
        },
        (cause: unknown) => {
          failures.add(() => screens.delete(runSagas));
          throw cause;
        },
      ),
    );
    screens.set(runSagas, screen);
    return screen;
  }

  function Screen() {
    return createElement(use(prepare(use(RunSagasContext))).Component);
  }

  return Object.assign(Screen, { prefetch: code.ahead, prepare });
}
