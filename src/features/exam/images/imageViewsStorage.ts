import { draftIds } from '@/domain/drafts/draftIds';
import { boolean, fieldsOf, number, string } from '@/shared/api/decode';
import { array } from '@/shared/api/list';
import { DecodeError } from '@/shared/api/reading';
import { recordStore } from '@/shared/storage/recordStore';
import { type ImageView, ROTATIONS, TONE } from './imageViewModel';
import type { ImageViews } from './imageViewsSlice';

const drafts = recordStore('drafts', { decode: (value) => decodeImageViews(value) });

/** An image's name beside its view. */
interface NamedView extends ImageView {
  readonly imageName: string;
}

/** How the images of a quiz are shown: one record a quiz, which also its review reads. */
export const imageViewsStorage = {
  write: (userId: string, quizId: string, views: ImageViews, now: number): Promise<void> =>
    drafts.write(userId, draftIds.imageViews(quizId), {
      images: Object.entries(views).map(([imageName, view]) => ({ ...view, imageName })),
      updatedAt: now,
    }),

  read: async (userId: string, quizId: string): Promise<ImageViews> => {
    const kept = await drafts.read(userId, draftIds.imageViews(quizId));
    return Object.fromEntries((kept?.images ?? []).map(({ imageName, ...view }) => [imageName, view]));
  },
} as const;

/** Damaged views are left out. */
export function decodeImageViews(record: unknown): { readonly images: readonly NamedView[] } {
  return { images: array(fieldsOf(record, 'image views').get('images'), decodeView) };
}

function decodeView(row: unknown): NamedView {
  const fields = fieldsOf(row, 'image view');
  const zoom = number(fields.get('zoom'));
  const rotation = ROTATIONS.find((degrees) => degrees === fields.get('rotation'));
  if (zoom <= 0 || rotation === undefined) throw new DecodeError('a view', row);
  return {
    imageName: string(fields.get('imageName')),
    zoom,
    x: number(fields.get('x')),
    y: number(fields.get('y')),
    rotation,
    brightness: decodeTone(fields.get('brightness')),
    contrast: decodeTone(fields.get('contrast')),
    inverted: boolean(fields.get('inverted')),
  };
}

const decodeTone = (value: unknown): number => Math.min(TONE.most, Math.max(TONE.least, number(value)));
