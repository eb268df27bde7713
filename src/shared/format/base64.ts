/** A byte order mark before the data. */
const BYTE_ORDER_MARK = '77u/';

/** Base64 in its usual alphabet and without blanks, for what is percent-encoded or of the URL alphabet, too. */
export function plainBase64(data: string): string {
  const text = data
    .replaceAll(/%([0-9a-f]{2})/giu, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/\s/gu, '')
    .replaceAll('-', '+')
    .replaceAll('_', '/');
  return text.startsWith(BYTE_ORDER_MARK) ? text.slice(BYTE_ORDER_MARK.length) : text;
}
