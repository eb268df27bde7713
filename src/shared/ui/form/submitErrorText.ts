import type { RemoteFailure } from '@/shared/remote/remoteError';

const UNCLEAR = 'The server did not answer, so it is not known whether this was done.';
const IN_THE_LIST = 'The list has been loaded again: look there before you send it once more.';

/**
 * Why a form was not sent, in the server's words where it gave any; undefined where nothing failed. `whereSeen` says
 * where an unclear outcome can be seen: in the list around the form, unless it is elsewhere.
 */
export function submitErrorText(
  failure: RemoteFailure | undefined,
  whereSeen = IN_THE_LIST,
): string | undefined {
  if (failure === undefined) return undefined;
  if (failure.unclear) return `${UNCLEAR} ${whereSeen}`;
  return failure.message ?? 'Something went wrong. Please try again.';
}
