import { type ComponentType, createContext, createElement, type ReactNode, use } from 'react';
import type { StoreModule } from '@/shared/store/storeModule';
import { retryingImport } from '@/shared/ui/lazy/retryingImport';

/** What a route's lazy module exports. */
export interface RouteModule {
  readonly Component: ComponentType;
  /** What the store must take in before `Component` renders. */
  readonly storeModule?: StoreModule;
}

/** A route's screen whose code comes when it is wanted. */
export interface LazyRoute {
  (): ReactNode;
  /** Fetches the screen's code ahead; a failure is kept for the moment when the screen is wanted. */
  readonly prefetch: () => void;
}

type Inject = (module: StoreModule) => void;

/** The store's `inject`, handed down by App. */
export const InjectContext = createContext<Inject>(() => {
  throw new Error('A lazy screen needs InjectContext.');
});

/** Milliseconds. */
const RETRY_AFTER = 1_000;

/**
 * A screen whose code comes with its first visit: suspends while it loads, feeds the store, then renders. Where the code
 * is gone after a deploy the page reloads once; otherwise the error boundary hears of it.
 */
export function lazyRoute(load: () => Promise<RouteModule>): LazyRoute {
  const code = retryingImport(load, 1);
  const screens = new WeakMap<Inject, Promise<RouteModule>>();

  function prepare(inject: Inject): Promise<RouteModule> {
    const known = screens.get(inject);
    if (known !== undefined) return known;
    const prepared = code.open().then(
      (module) => {
        inject(module.storeModule ?? {});
        return module;
      },
      (cause: unknown) => {
        // React renders once more with the failed promise; only a later visit, or 'Try again', fetches anew.
        setTimeout(() => screens.delete(inject), RETRY_AFTER);
        throw cause;
      },
    );
    screens.set(inject, prepared);
    return prepared;
  }

  function Screen() {
    return createElement(use(prepare(use(InjectContext))).Component);
  }

  return Object.assign(Screen, { prefetch: code.ahead });
}
