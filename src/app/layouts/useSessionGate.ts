import { selectSessionFailure, selectUser, sessionRetried } from '@/domain/session/sessionSlice';
import { unreachableText } from '@/shared/remote/remoteError';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';

interface SessionGate {
  readonly isSignedIn: boolean;
  /** Why /user/me failed; undefined while it is pending. */
  readonly failure: string | undefined;
  readonly retry: () => void;
}

/**
 * State of the session check for the layouts: no page renders before the server has confirmed the visitor.
 */
export function useSessionGate(): SessionGate {
  const dispatch = useAppDispatch();
  const isSignedIn = useSelector((root) => selectUser(root) !== undefined);
  const failure = useSelector(selectSessionFailure);
  return {
    isSignedIn,
    failure:
      failure === undefined
        ? undefined
        : (failure.message ??
          unreachableText(failure) ??
          'Your account could not be loaded. Check your connection and try again.'),
    retry: () => void dispatch(sessionRetried()),
  };
}
