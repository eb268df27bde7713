import type { Called } from './caller';

/** Statuses of backends that do not recognize the e-mail or the password. */
const REFUSED: readonly number[] = [400, 401, 403, 422];

/**
 * Why a call yielded no session; `undefined` if address, account and connection are right and the response is
 * what does not fit.
 */
export function whyNoSession({ finding, failure, result }: Called, base: string): string | undefined {
  if (failure !== undefined) return failure;
  const reading = finding?.reading;
  if (reading?.outcome === 'unusable' && reading.problem.got === 'HTML') {
    return `${base} answers with a page of HTML: a sign-in page, or another site`;
  }
  if (reading?.outcome !== 'refused' || result.call !== 'signin') return undefined;
  if (reading.status === 404) return `there is no ${result.path} at ${base}: is this the backend's address?`;
  if (REFUSED.includes(reading.status)) return 'the backend refuses this e-mail and password';
  return `signing in ends with status ${reading.status}`;
}
