import { rasterType } from '@/shared/ui/rich-text/raster';

/** A data URL for an image of the wire; undefined where its bytes are not a raster format that we show. */
export function imageAddress(imgData: string): string | undefined {
  const type = rasterType(imgData);
  return type === undefined ? undefined : `data:${type};base64,${imgData}`;
}

/** Width of the enlarged image and its zoom step, px. */
export const ZOOM = { least: 200, most: 1200, step: 100, start: 600 } as const;

/** Width in px after that many steps. */
export const zoomed = (width: number, steps: number): number =>
  Math.min(ZOOM.most, Math.max(ZOOM.least, width + steps * ZOOM.step));
