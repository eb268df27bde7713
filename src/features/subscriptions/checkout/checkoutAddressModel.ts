/** Where a payment may lead (robustness 17). */

interface CheckoutRules {
  /** Hosts in lower case, with a port where it is not 443; empty allows every https host. */
  readonly hosts: readonly string[];
  /** Whether a checkout on this very computer is fine: in development, never in production. */
  readonly allowsLocalhost: boolean;
}

const LOCAL_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The address that the browser may be sent to, undefined for one that it may not: only https, no user info, a host of
 * the list where there is one. The answer is what the browser makes of the text, so that nothing is read twice.
 */
export function checkoutAddress(text: string, rules: CheckoutRules): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return undefined;
  if (LOCAL_HOSTS.includes(url.hostname)) {
    return rules.allowsLocalhost && /^https?:$/.test(url.protocol) ? url.href : undefined;
  }
  if (url.protocol !== 'https:') return undefined;
  return rules.hosts.length === 0 || rules.hosts.includes(url.host) ? url.href : undefined;
}
