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

const DATA_ADDRESS = /^\s*data:[^,]*;\s*base64\s*,/iu;

/** The address of an image inside a text under the type of its bytes; undefined for anything else. */
export function inlineRaster(address: string): string | undefined {
  const [start] = DATA_ADDRESS.exec(address) ?? [];
  if (start === undefined) return undefined;
  const base64 = address
    .slice(start.length)
    .replaceAll(/%2b/giu, '+')
    .replaceAll(/%2f/giu, '/')
    .replaceAll(/%3d/giu, '=')
    .replaceAll(/%0[ad]|%20|\s/giu, '')
    .replaceAll('-', '+')
    .replaceAll('_', '/');
  const type = rasterType(base64);
  return type === undefined ? undefined : `data:${type};base64,${base64}`;
}
