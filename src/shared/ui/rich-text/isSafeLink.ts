/** A link that may leave the app: https, without user info that could disguise the host. */
export function isSafeLink(href: string): boolean {
  if (!URL.canParse(href)) return false;
  const { protocol, username, password } = new URL(href);
  return protocol === 'https:' && username === '' && password === '';
}
