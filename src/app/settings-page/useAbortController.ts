import { useEffect, useMemo, useRef } from 'react';

/** Aborts work that is no longer wanted: by `abort`, or when the component is unmounted. */
export function useAbortController() {
  const current = useRef<AbortController>(undefined);
  const abort = (): void => current.current?.abort();
  useEffect(() => abort, []);
  return useMemo(
    () => ({
      /** The signal of the next piece of work. */
      renew: (): AbortSignal => {
        current.current = new AbortController();
        return current.current.signal;
      },
      abort,
    }),
    [],
  );
}
