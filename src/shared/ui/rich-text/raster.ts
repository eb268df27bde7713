import { plainBase64 } from '@/shared/format/base64';

/** Magic bytes of the raster formats that are shown, in base64. */
const RASTERS: readonly (readonly [start: RegExp, type: string])[] = [
  [/^iVBORw0KGgo/, 'image/png'],
  [/^\/9j\//, 'image/jpeg'],
  [/^R0lGOD/, 'image/gif'],
  // RIFF, four bytes of length, WEBP.
  [/^UklGR[A-Za-z0-9+/]{7}RUJQ/, 'image/webp'],
  // Four bytes of length, ftypavif or ftypavis.
  [/^[A-Za-z0-9+/]{6}Z0eXBhdml[mz]/, 'image/avif'],
  [/^Qk[0-3]/, 'image/bmp'],
];

/** The media type of an image by its bytes in base64; undefined for unsupported formats. */
export function rasterType(base64: string): string | undefined {
  return RASTERS.find(([start]) => start.test(base64))?.[1];
}

const DATA_ADDRESS = /^\s*data:([^,]*),/iu;
const IS_BASE64 = /;\s*base64\s*$/iu;

/** The data of a data address in base64; undefined for any other address. */
function dataOf(address: string): string | undefined {
  const [start, declared] = DATA_ADDRESS.exec(address) ?? [];
  if (start === undefined || declared === undefined) return undefined;
  const data = address.slice(start.length);
  if (IS_BASE64.test(declared)) return plainBase64(data);
  const bytes = data.replaceAll(/%([0-9a-f]{2})/giu, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  try {
    return btoa(bytes);
  } catch {
    // Characters instead of bytes, as in a drawing that is not encoded.
    return base64OfText(data);
  }
}

const base64OfText = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));

/** What would run, or load something, if a drawing were more than an image. */
const ACTIVE =
  /<(?:script|foreignobject|iframe|object|embed|audio|video|handler)\b|\son\w+\s*=|<!ENTITY|<!DOCTYPE[^>[]*\[|<\?xml-stylesheet|@import|javascript:/iu;
const ADDRESSES = /(?:\b(?:href|src)\s*=\s*["']?|\burl\(\s*["']?)\s*([^\s"')>]*)/giu;
const OWN_ADDRESS = /^#|^data:image\/(?:png|jpeg|gif|webp);base64,/iu;
const DRAWING =
  /^\s*(?:<\?xml[^>]*>\s*|<!--[^>]*-->\s*|<!DOCTYPE[^>[]*>\s*)*<svg\s[^>]*xmlns=["']http:\/\/www\.w3\.org\/2000\/svg["']/iu;

/** Whether base64 is a drawing without scripts and remote parts. */
function isDrawing(base64: string): boolean {
  let text: string;
  try {
    text = atob(base64);
  } catch {
    return false;
  }
  return (
    DRAWING.test(text) &&
    !ACTIVE.test(text) &&
    [...text.matchAll(ADDRESSES)].every(([, address = '']) => OWN_ADDRESS.test(address))
  );
}

/** The address of an image inside a text under the type of its bytes; undefined for anything else. */
export function inlineImage(address: string): string | undefined {
  const base64 = dataOf(address);
  if (base64 === undefined) return undefined;
  const type = rasterType(base64) ?? (isDrawing(base64) ? 'image/svg+xml' : undefined);
  return type === undefined ? undefined : `data:${type};base64,${base64}`;
}

/** An address that a drawing within a text would have as an image; undefined if it would not be whole. */
export function drawingAddress(svg: Element, text: string): string | undefined {
  const parts = [svg, ...svg.querySelectorAll('*')];
  const ids = new Set(parts.map(({ id }) => `#${id}`));
  const isWhole = parts.every((part) => {
    const target = part.getAttribute('href') ?? part.getAttribute('xlink:href') ?? '';
    return !target.startsWith('#') || ids.has(target);
  });
  return isWhole ? inlineImage(`data:image/svg+xml,${encodeURIComponent(text)}`) : undefined;
}
