/** Why there is no readable response, in words for the person who runs the check. */
export class Failure extends Error {
  override readonly name = 'Failure';
}

const UNTRUSTED: Readonly<Record<string, string>> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: 'it is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'its chain ends in a self-signed one',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'the chain is incomplete',
  UNABLE_TO_GET_ISSUER_CERT: 'the chain is incomplete',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its authority is not known here',
  CERT_HAS_EXPIRED: 'it has expired',
  CERT_NOT_YET_VALID: 'it is not valid yet',
  ERR_TLS_CERT_ALTNAME_INVALID: 'it is for another host name',
};

const CONNECTION: Readonly<Record<string, (host: string) => string>> = {
  ENOTFOUND: (host) => `the host ${host} is not known`,
  EAI_AGAIN: (host) => `the name server does not say where ${host} is`,
  ECONNREFUSED: (host) => `nothing listens at ${host}`,
  ECONNRESET: (host) => `${host} closed the connection before the answer was complete`,
  EPIPE: (host) => `${host} closed the connection before the answer was complete`,
  ETIMEDOUT: (host) => `${host} does not take the connection`,
  EHOSTUNREACH: (host) => `no way leads to ${host}`,
  ENETUNREACH: (host) => `no way leads to ${host}`,
};

const ADVICE = 'a private authority is trusted with NODE_EXTRA_CA_CERTS=its-certificate.pem';

const codeOf = (cause: unknown): string =>
  cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : '';

export function connectionFailure(cause: unknown, host: string): Failure {
  if (cause instanceof Failure) return cause;
  const code = codeOf(cause);
  const untrusted = UNTRUSTED[code];
  if (untrusted !== undefined) {
    return new Failure(`the certificate of ${host} is not trusted: ${untrusted} (${ADVICE})`, { cause });
  }
  if (code.startsWith('HPE_')) return new Failure(`${host} does not speak HTTP`, { cause });
  if (code === 'EPROTO' || code.startsWith('ERR_SSL')) {
    return new Failure(`${host} does not speak TLS as it should (is the address https or http?)`, { cause });
  }
  if (code.startsWith('Z_') || code === 'ERR_BUFFER_TOO_LARGE' || code.startsWith('ERR__ERROR_FORMAT')) {
    return new Failure('the compressed body cannot be unpacked', { cause });
  }
  const text = CONNECTION[code]?.(host) ?? `${host} cannot be reached (${code || String(cause)})`;
  return new Failure(text, { cause });
}
