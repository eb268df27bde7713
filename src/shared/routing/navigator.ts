/** Navigates to a path of the app; `replace` adds no history entry. */
export type Navigate = (to: string, options?: { readonly replace?: boolean }) => void;

/** Lets sagas navigate: the router connects itself when it is there. */
export interface NavigatorBridge {
  readonly navigate: Navigate;
  /** Hands over the router's navigation; the answer takes it away again. */
  readonly connect: (navigate: Navigate) => () => void;
}

/** The newest navigation that comes before the router does is kept and done when it connects. */
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
