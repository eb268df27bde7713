import type { QuestionImage } from '@/shared/api/question';
import { clearStore } from '@/shared/storage/records';
import { type AttemptContent, attemptImages, attemptTexts } from './contentRecord';

export interface AttemptOwner {
  readonly userId: string;
  readonly quizId: string;
}

/**
 * Texts and images of the started attempt, so that it survives a reload without network. One attempt at a
 * time: the next one replaces it. Removed at submission, at sign-out and when the session expires. Nothing
 * here rejects.
 */
export const attemptContent = {
  /** Removes the content of every other attempt. */
  write: (userId: string, content: AttemptContent): Promise<void> =>
    inOrder(async () => {
      const quizId = content.quiz.id;
      if (!(await isKept({ userId, quizId }))) await clear();
      await attemptTexts.write(userId, quizId, content);
    }),

  /** Undefined if there is none, or no usable one. */
  read: ({ userId, quizId }: AttemptOwner): Promise<AttemptContent | undefined> =>
    attemptTexts.read(userId, quizId),

  remove: (owner: AttemptOwner): Promise<void> =>
    inOrder(async () => {
      if (await isKept(owner)) await clear();
    }),

  /** Does nothing if the texts are not stored: the image was requested before their removal. */
  writeImage: (owner: AttemptOwner, imageName: string, image: QuestionImage): Promise<void> =>
    inOrder(async () => {
      if (await isKept(owner))
        await attemptImages.write(owner.userId, imageId(owner.quizId, imageName), image);
    }),

  readImage: ({ userId, quizId }: AttemptOwner, imageName: string): Promise<QuestionImage | undefined> =>
    attemptImages.read(userId, imageId(quizId, imageName)),

  clear: () => inOrder(clear),
} as const;

let last: Promise<void> = Promise.resolve();

/** Runs changes one after the other: otherwise a write in progress would undo a removal. */
function inOrder(change: () => Promise<void>): Promise<void> {
  last = last.then(change);
  return last;
}

const isKept = async ({ userId, quizId }: AttemptOwner): Promise<boolean> =>
  (await attemptTexts.ids(userId)).includes(quizId);

const imageId = (quizId: string, imageName: string): string => `${quizId}/${imageName}`;

async function clear(): Promise<void> {
  await Promise.all([clearStore(attemptTexts.store.name), clearStore(attemptImages.store.name)]);
}
