/**
 * A link as it reads: without scheme and 'www.', the host in ASCII (punycode), so that letters of another
 * script cannot disguise it. Throws on an invalid URL.
 */
export function linkText(link: string): string {
  const { host, pathname, search, hash } = new URL(link);
  const rest = `${pathname}${search}${hash}`;
  return `${host.replace(/^www\./, '')}${rest === '/' ? '' : rest}`;
}
