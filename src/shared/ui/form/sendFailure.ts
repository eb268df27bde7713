import type { RemoteFailure } from '@/shared/remote/remoteError';

const UNCLEAR =
  'The server did not answer, so it is not known whether this was done. The list has been loaded again: look there before you send it once more.';

/** Why a form was not sent, in the server's words where it gave any; undefined where nothing failed. */
export function sendFailure(failure: RemoteFailure | undefined): string | undefined {
  if (failure === undefined) return undefined;
  if (failure.unclear) return UNCLEAR;
  return failure.message ?? 'Something went wrong. Please try again.';
}
