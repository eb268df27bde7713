/** Magic bytes of the raster formats that are shown, in base64. */
const RASTERS: readonly (readonly [start: RegExp, type: string])[] = [
  [/^iVBORw0KGgo/, 'image/png'],
  [/^\/9j\//, 'image/jpeg'],
  [/^R0lGOD/, 'image/gif'],
  // RIFF, four bytes of length, WEBP.
  [/^UklGR[A-Za-z0-9+/]{7}RUJQ/, 'image/webp'],
];

/** The media type of an image by its bytes in base64; undefined for unsupported formats. */
export function rasterType(base64: string): string | undefined {
  return RASTERS.find(([start]) => start.test(base64))?.[1];
}
