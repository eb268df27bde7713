import { GENERIC_FAILURE, type RemoteFailure } from '@/shared/remote/remoteError';

const UNCLEAR = 'The server did not answer, so it is not known whether this was done.';
const IN_THE_LIST = 'The list has been loaded again: look there before you send it once more.';

/**
 * Error text of a form: the server's message if there is one; undefined without an error. `whereSeen` says
 * where an unclear outcome can be seen: in the surrounding list by default.
 */
export function submitErrorText(
  failure: RemoteFailure | undefined,
  whereSeen = IN_THE_LIST,
): string | undefined {
  if (failure === undefined) return undefined;
  if (failure.unclear) return `${UNCLEAR} ${whereSeen}`;
  return failure.message ?? GENERIC_FAILURE;
}
