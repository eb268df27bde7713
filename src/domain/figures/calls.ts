import { attemptContent, type AttemptOwner } from '@/domain/attempt/attemptContent';
import { getImage, type QuestionImage } from '@/shared/api/question';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import type { Http } from '@/shared/remote/http';

interface ImageQuery {
  readonly imageName: string;
  /** The attempt that stores the image on the device; undefined in a review. */
  readonly owner?: AttemptOwner | undefined;
}

/** The image from the device or else from the server. Throws RemoteError. */
export async function fetchImage(
  { imageName, owner }: ImageQuery,
  { http, signal }: { readonly http: Http; readonly signal?: AbortSignal },
): Promise<QuestionImage> {
  const stored = owner && (await attemptContent.readImage(owner, imageName));
  if (stored !== undefined) return stored;
  const image = await http.send(getImage, { imageName }, signal);
  if (owner !== undefined) void attemptContent.writeImage(owner, imageName, image);
  return image;
}

export const loadImage = createRemoteCall<ImageQuery, QuestionImage>({
  name: 'exam/image',
  send: fetchImage,
  concurrency: 'every',
  key: ({ imageName }) => imageName,
});
