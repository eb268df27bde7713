import { rasterType } from '@/shared/ui/rich-text/raster';

/** A data URL for an image of the wire; undefined if its bytes are not a supported raster format. */
export function imageAddress(imgData: string): string | undefined {
  const type = rasterType(imgData);
  return type === undefined ? undefined : `data:${type};base64,${imgData}`;
}
