import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { selectSessionFailure, selectUser, sessionRetried } from '@/domain/session/sessionSlice';

interface SessionGate {
  readonly isSignedIn: boolean;
  /** Why it could not be told who is there; undefined while it is asked. */
  readonly failure: string | undefined;
  readonly retry: () => void;
}

/** How far the session of a token has come, for the frames: no page stands before the server knows its visitor. */
export function useSessionGate(): SessionGate {
  const dispatch = useAppDispatch();
  const isSignedIn = useSelector((root) => selectUser(root) !== undefined);
  const failure = useSelector(selectSessionFailure);
  return {
    isSignedIn,
    failure:
      failure &&
      (failure.message ?? 'Your account could not be loaded. Check your connection and try again.'),
    retry: () => void dispatch(sessionRetried()),
  };
}
