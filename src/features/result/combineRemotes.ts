import type { Remote, RemoteState } from '@/shared/remote/remoteState';

/** Combines two loads: loaded when both are, failed when either is. */
export function combineRemotes<One, Other>(
  one: Remote<One>,
  other: Remote<Other>,
): Remote<readonly [One, Other]> {
  const state = combineStates(one.state, other.state);
  return {
    state,
    data: state.status === 'success' ? state.data : undefined,
    retry: () => {
      for (const remote of [one, other]) if (remote.state.status === 'error') remote.retry();
    },
  };
}

function combineStates<One, Other>(
  one: RemoteState<unknown, One>,
  other: RemoteState<unknown, Other>,
): RemoteState<unknown, readonly [One, Other]> {
  if (one.status === 'error') return { ...one, data: undefined };
  if (other.status === 'error') return { ...other, data: undefined };
  if (one.status === 'idle' || other.status === 'idle') return { status: 'idle' };
  if (one.data === undefined || other.data === undefined) {
    return { status: 'pending', args: undefined, data: undefined };
  }
  return { status: 'success', args: undefined, data: [one.data, other.data] };
}
