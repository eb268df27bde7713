import { GENERIC_FAILURE } from '@/shared/remote/remoteError';
import type { RemoteState } from '@/shared/remote/remoteState';

const UNCLEAR = 'The server did not answer, so it is not known whether this was done.';
const IN_THE_LIST = 'The list has been reloaded: check it before you send again.';

/**
 * Error text of a form: the server's message if there is one; undefined without an error. `whereSeen` says
 * where an unclear outcome can be seen: in the surrounding list by default.
 */
export function submitErrorText(
  remote: RemoteState<unknown, unknown>,
  whereSeen = IN_THE_LIST,
): string | undefined {
  if (remote.status !== 'error') return undefined;
  const { error } = remote;
  if (error.unclear) return `${UNCLEAR} ${whereSeen}`;
  return error.message ?? GENERIC_FAILURE;
}
