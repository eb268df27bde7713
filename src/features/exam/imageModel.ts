/** The first bytes of the raster formats that are shown, in base64 (robustness 14). */
const RASTERS: readonly (readonly [start: string, type: string])[] = [
  ['iVBORw0KGgo', 'image/png'],
  ['/9j/', 'image/jpeg'],
  ['R0lGOD', 'image/gif'],
  ['UklGR', 'image/webp'],
];

/** A data address for an image of the wire; undefined where its bytes are of no raster that we show. */
export function imageAddress(imgData: string): string | undefined {
  const raster = RASTERS.find(([start]) => imgData.startsWith(start));
  return raster === undefined ? undefined : `data:${raster[1]};base64,${imgData}`;
}

/** Width in px of the enlarged image, and by how much a step changes it (specification 1, section 9). */
export const ZOOM = { least: 200, most: 1200, step: 100, start: 600 } as const;

export const zoomed = (width: number, steps: number): number =>
  Math.min(ZOOM.most, Math.max(ZOOM.least, width + steps * ZOOM.step));
