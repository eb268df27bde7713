import { useCallback, useEffect, useMemo, useState } from 'react';
import { onNetworkBack } from '@/shared/browser/network';
import { useAppStore, useSelector } from '@/shared/store/hooks';
import type { RemoteCall } from './createRemoteCall';
import { dataOf, type Remote } from './remoteState';

/**
 * Requests `call` on mount and whenever `args` change in value, and after a failure when the network comes back;
 * with `when: false` it requests nothing.
 *
 * @example
 * const history = useRemote(loadHistory, { userId });
 * <RemoteContent remote={history} skeleton={…}>{(rows) => …}</RemoteContent>
 */
export function useRemote<Args, Data>(
  call: RemoteCall<Args, Data>,
  args: Args,
  { when = true }: { readonly when?: boolean } = {},
): Remote<Data> {
  const store = useAppStore();
  const wanted = useSameWhileEqual(args);
  const key = call.keyOf(wanted);
  const current = useSelector((root) => call.selectState(root, key));
  const retry = useCallback(() => void store.dispatch(call.actions.request(wanted)), [call, store, wanted]);
  useEffect(() => {
    if (!when) return;
    const now = call.selectState(store.getState(), call.keyOf(wanted));
    // Another component, or StrictMode's first mount, has already requested the same.
    if (now.status === 'pending' && areEqual(now.args, wanted)) return;
    retry();
  }, [call, store, wanted, when, retry]);
  const isFailed = current.status === 'error' && current.error.status >= 500;
  useEffect(() => {
    if (!when || !isFailed) return;
    return onNetworkBack(retry);
  }, [when, isFailed, retry]);
  return useMemo(() => {
    // Before the effect has run, the slice may have the data of other arguments.
    const isOther = current.status !== 'idle' && !areEqual(current.args, wanted);
    const data = dataOf(current);
    return { state: isOther ? { status: 'pending', args: wanted, data } : current, data, retry };
  }, [current, wanted, retry]);
}

/** Keeps the first of equal values, so that an object literal in a render counts as unchanged. */
function useSameWhileEqual<Value>(value: Value): Value {
  const [previous, setPrevious] = useState(value);
  if (areEqual(previous, value)) return previous;
  setPrevious(value);
  return value;
}

function areEqual(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
