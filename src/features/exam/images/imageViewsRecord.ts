import { isAddress } from '@/domain/figures/useImage';
import { stores } from '@/domain/stores';
import { boolean, number, string } from '@/shared/api/decode';
import { DecodeError } from '@/shared/api/decodeContext';
import { entity } from '@/shared/api/entity';
import { list } from '@/shared/api/list';
import { deviceRecord } from '@/shared/storage/deviceRecord';
import { type ImageView, ROTATIONS, TONE } from './imageViewModel';

const tone = (value: unknown): number => Math.min(TONE.max, Math.max(TONE.min, number(value)));

/** Throws `DecodeError` for a value that is not known. */
function known<T>(value: T | undefined, read: unknown): T {
  if (value === undefined) throw new DecodeError('a view', read);
  return value;
}

const decodeView = entity('image view', ['imageName'], {
  imageName: string,
  zoom: (value: unknown) => known(number(value) > 0 ? number(value) : undefined, value),
  x: number,
  y: number,
  rotation: (value: unknown) =>
    known(
      ROTATIONS.find((degrees) => degrees === value),
      value,
    ),
  brightness: tone,
  contrast: tone,
  inverted: boolean,
});
const decodeViews = entity('image views', ['images'], { images: list(decodeView) });

/** By image name; absent until something has been changed. */
export type ImageViews = Readonly<Record<string, ImageView>>;

/** How the images of each quiz are shown; also read by its review. Damaged views are left out. */
export const imageViews = deviceRecord<ImageViews>({
  store: stores.drafts,
  prefix: 'image-views/',
  decode: (value) =>
    Object.fromEntries(decodeViews(value).images.map(({ imageName, ...view }) => [imageName, view])),
  // The name of a picture of a text is all of its bytes.
  encode: (views) => ({
    images: Object.entries(views)
      .filter(([imageName]) => !isAddress(imageName))
      .map(([imageName, view]) => ({ ...view, imageName })),
  }),
});
