import type { SagaIterator } from 'redux-saga';
import { attemptContent } from '@/domain/attempt/attemptContent';
import type { AttemptContent } from '@/domain/attempt/contentRecord';
import { fetchImage } from '@/domain/figures/calls';
import { canPrefetch } from '@/shared/browser/whenIdle';
import { getDependency } from '@/shared/remote/sagaContext';
import { call, delay } from '@/shared/store/effects';

/** What the first item shows has priority on the network. */
const IMAGES_AFTER_MS = 3_000;

/**
 * Keeps the texts and images of an attempt on the device, so that it survives a reload without network. With the data
 * saver on, keeps only the images that are shown.
 */
export function* keepContent(userId: string, content: AttemptContent): SagaIterator<void> {
  yield* call(attemptContent.write, userId, content);
  if (!canPrefetch()) return;
  yield* delay(IMAGES_AFTER_MS);
  const http = yield* getDependency('http');
  const owner = { userId, quizId: content.quiz.id };
  for (const imageName of new Set(content.quiz.questions.flatMap(({ imageList }) => imageList))) {
    try {
      yield* call(fetchImage, { imageName, owner }, { http });
    } catch {
      // It is loaded again when its item is shown.
    }
  }
}
