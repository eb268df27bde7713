/** By field name in the responses: the texts that successive elements of a list get. */
export type Texts = Readonly<Record<string, readonly string[]>>;

/** Runs in the page before its scripts: puts these texts into each response. */
export function replaceTexts(texts: Texts): void {
  const replaced = (value: unknown, field: string, turn: number): unknown => {
    const long = texts[field];
    if (typeof value === 'string') return long === undefined ? value : long[turn % long.length];
    if (Array.isArray(value))
      return value.map((item, index) =>
        replaced(item, field, typeof item === 'object' ? index : turn + index),
      );
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, replaced(inner, name, turn)]),
    );
  };
  const property = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'response');
  const known = new WeakMap<XMLHttpRequest, unknown>();
  Object.defineProperty(XMLHttpRequest.prototype, 'response', {
    get(this: XMLHttpRequest): unknown {
      const response: unknown = property?.get?.call(this);
      if (!(response instanceof ArrayBuffer) || response.byteLength === 0) return response;
      if (!known.has(this)) {
        const body = replaced(JSON.parse(new TextDecoder().decode(response)), '', 0);
        known.set(this, new TextEncoder().encode(JSON.stringify(body)).buffer);
      }
      return known.get(this);
    },
  });
}
