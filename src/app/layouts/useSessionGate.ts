import { selectSessionFailure, selectUser, sessionRetried } from '@/domain/session/sessionSlice';
import { useOnline } from '@/shared/browser/useOnline';
import { type RemoteFailure, unreachableText } from '@/shared/remote/remoteError';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';

/** State of the session check for the layouts: no page renders before the server has confirmed the visitor. */
export function useSessionGate() {
  const dispatch = useAppDispatch();
  const isSignedIn = useSelector((root) => selectUser(root) !== undefined);
  const failure = useSelector(selectSessionFailure);
  const isOnline = useOnline();
  return {
    isSignedIn,
    /** Why /user/me failed; undefined while it is pending. */
    problem: failure && problemOf(failure, isOnline),
    retry: () => void dispatch(sessionRetried()),
  };
}

function problemOf(failure: RemoteFailure, isOnline: boolean) {
  if (!isOnline && failure.unreachable === 'silent') {
    return {
      title: 'You are offline',
      text: 'Your account is not stored on this device. It will load when you are back online.',
    };
  }
  return {
    title: 'Something went wrong',
    text:
      failure.message ??
      unreachableText(failure) ??
      'Your account could not be loaded. Check your connection and try again.',
  };
}
