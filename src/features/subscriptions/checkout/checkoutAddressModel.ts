interface CheckoutRules {
  /** Hosts in lower case, with the port if it is not 443; empty allows every https host. */
  readonly hosts: readonly string[];
  /** Whether localhost is allowed although it is not listed: in development only. */
  readonly allowsLocalhost: boolean;
}

const LOCAL_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];
const LOCAL_PROTOCOLS: readonly string[] = ['http:', 'https:'];

/**
 * The URL to redirect to; undefined if it is not allowed: https only, no user info, and a listed host if there is a
 * list. Returns the parsed URL's text, so that it cannot be parsed differently later.
 */
export function checkoutAddress(text: string, rules: CheckoutRules): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return undefined;
  if (LOCAL_HOSTS.includes(url.hostname)) {
    const isAllowed = rules.allowsLocalhost || rules.hosts.includes(url.hostname);
    return isAllowed && LOCAL_PROTOCOLS.includes(url.protocol) ? url.href : undefined;
  }
  if (url.protocol !== 'https:') return undefined;
  return rules.hosts.length === 0 || rules.hosts.includes(url.host) ? url.href : undefined;
}
