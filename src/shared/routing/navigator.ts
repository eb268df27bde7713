/** Navigates to a path of the app; `replace` adds no history entry. */
export type Navigate = (to: string, options?: { readonly replace?: boolean }) => void;

/** Lets sagas navigate; the router connects on mount. */
export interface NavigatorBridge {
  readonly navigate: Navigate;
  /** Connects the router's navigation; returns a disconnect function. */
  readonly connect: (navigate: Navigate) => () => void;
}

/** The last navigation before the router connects is stored and done then. */
export function createNavigatorBridge(): NavigatorBridge {
  let router: Navigate | undefined;
  let waiting: Parameters<Navigate> | undefined;
  return {
    navigate: (...target) => {
      if (router === undefined) waiting = target;
      else router(...target);
    },
    connect: (navigate) => {
      router = navigate;
      if (waiting !== undefined) navigate(...waiting);
      waiting = undefined;
      return () => {
        if (router === navigate) router = undefined;
      };
    },
  };
}
