import { useEffect, useState } from 'react';
import type { RemoteCall } from './createRemoteCall';
import type { RemoteState } from './remoteState';
import { useAppStore, useSelector } from '@/shared/store/hooks';

/** Requests `call` on mount and whenever `args` change by value. `when: false` defers it. */
export function useRemote<Args, Data>(
  call: RemoteCall<Args, Data>,
  args: Args,
  { when = true }: { readonly when?: boolean } = {},
): RemoteState<Args, Data> {
  const store = useAppStore();
  const wanted = useSameWhileEqual(args);
  const key = call.keyOf(wanted);
  const remote = useSelector((root) => call.selectState(root, key));
  useEffect(() => {
    if (!when) return;
    const now = call.selectState(store.getState(), call.keyOf(wanted));
    // Another component, or StrictMode's first mount, has requested the same already.
    if (now.status === 'pending' && areEqual(now.args, wanted)) return;
    store.dispatch(call.actions.request(wanted));
  }, [call, store, wanted, when]);
  // Before the effect has run, the slice may hold data of other arguments.
  const isOther = remote.status !== 'idle' && !areEqual(remote.args, wanted);
  return isOther ? { status: 'pending', args: wanted, data: remote.data } : remote;
}

/** Keeps the first of equal values, so that an object literal in a render is no change. */
function useSameWhileEqual<Value>(value: Value): Value {
  const [kept, setKept] = useState(value);
  if (areEqual(kept, value)) return kept;
  setKept(value);
  return value;
}

function areEqual(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
