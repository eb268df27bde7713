import { rasterType } from '@/shared/ui/rich-text/raster';

/** A data address for an image of the wire; undefined where its bytes are of no raster that we show. */
export function imageAddress(imgData: string): string | undefined {
  const type = rasterType(imgData);
  return type === undefined ? undefined : `data:${type};base64,${imgData}`;
}

/** Width in px of the enlarged image, and by how much a step changes it (specification 1, section 9). */
export const ZOOM = { least: 200, most: 1200, step: 100, start: 600 } as const;

/** The width in px after so many steps. */
export const zoomed = (width: number, steps: number): number =>
  Math.min(ZOOM.most, Math.max(ZOOM.least, width + steps * ZOOM.step));
