import { rasterType } from '@/shared/ui/rich-text/raster';

/** A data URL for an image of the wire; undefined where its bytes are not a raster format that we show. */
export function imageAddress(imgData: string): string | undefined {
  const type = rasterType(imgData);
  return type === undefined ? undefined : `data:${type};base64,${imgData}`;
}
