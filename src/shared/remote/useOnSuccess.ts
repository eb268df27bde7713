import { useEffect, useEffectEvent } from 'react';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import type { RemoteCall } from './createRemoteCall';
import type { RemoteState } from './remoteState';

/**
 * Follows the submission of a form. `onSent` is called once for each success, including one that came while
 * the form was closed; the call is then reset.
 */
export function useOnSuccess<Args, Data>(
  call: RemoteCall<Args, Data>,
  key: string,
  onSent: (args: Args) => void,
): RemoteState<Args, Data> {
  const dispatch = useAppDispatch();
  const remote = useSelector((root) => call.selectState(root, key));
  const notifySuccess = useEffectEvent(onSent);
  useEffect(() => {
    if (remote.status !== 'success') return;
    notifySuccess(remote.args);
    dispatch(call.actions.reset(key));
  }, [call, dispatch, key, remote]);
  return remote;
}
