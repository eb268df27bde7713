import { useEffect } from 'react';
import type { RemoteCall } from './createRemoteCall';
import { useAppDispatch, useAppStore } from '@/shared/store/hooks';

/** A failure of a former visit is none of this one: it is forgotten when the component appears. */
export function useClearStaleError<Args, Data>(call: RemoteCall<Args, Data>, key = ''): void {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  useEffect(() => {
    if (call.selectError(store.getState(), key) !== undefined) dispatch(call.actions.reset(key));
  }, [call, dispatch, key, store]);
}
