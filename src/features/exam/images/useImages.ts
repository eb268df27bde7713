import { useCallback, useEffect, useMemo } from 'react';
import { loadImage } from '@/domain/figures/calls';
import { imageAddress } from '@/domain/figures/imageModel';
import { useOpenExam } from '@/features/exam/store/useExam';
import type { AttemptOwner } from '@/shared/storage/attemptContent';
import { useAppDispatch, useAppStore, useSelector } from '@/shared/store/hooks';

interface Retryable {
  readonly retry: () => void;
}
type ImageState =
  | (Retryable & { readonly status: 'loading' })
  | (Retryable & { readonly status: 'failed' })
  | (Retryable & { readonly status: 'there'; readonly address: string });

/** One image of the bank, loaded once however often it is shown. */
export function useImage(imageName: string): ImageState {
  const dispatch = useAppDispatch();
  const remote = useSelector((root) => loadImage.selectState(root, imageName));
  const owner = useImageOwner();
  const retry = useCallback(
    () => void dispatch(loadImage.actions.request({ imageName, owner })),
    [dispatch, imageName, owner],
  );
  const isUnasked = remote.status === 'idle';
  useEffect(() => {
    if (isUnasked) retry();
  }, [isUnasked, retry]);

  if (remote.status === 'error') return { status: 'failed', retry };
  if (remote.status !== 'success') return { status: 'loading', retry };
  const address = imageAddress(remote.data.imgData);
  return address === undefined ? { status: 'failed', retry } : { status: 'there', address, retry };
}

/** The attempt that keeps its images on the device; undefined in a review. */
function useImageOwner(): AttemptOwner | undefined {
  const userId = useOpenExam(({ attempt }) => attempt.userId);
  const quizId = useOpenExam(({ attempt }) => attempt.quizId);
  const isReview = useOpenExam(({ mode }) => mode === 'review');
  return useMemo(
    () =>
      isReview === true || userId === undefined || quizId === undefined ? undefined : { userId, quizId },
    [userId, quizId, isReview],
  );
}

/** Prefetches the next item's images. */
export function usePrefetchNextImages(): void {
  const store = useAppStore();
  const owner = useImageOwner();
  const next = useOpenExam(({ quizItems, attempt }) => quizItems[attempt.current + 1]);
  useEffect(() => {
    for (const imageName of next?.imageList ?? []) {
      if (loadImage.selectState(store.getState(), imageName).status !== 'idle') continue;
      store.dispatch(loadImage.actions.request({ imageName, owner }));
    }
  }, [next, owner, store]);
}
