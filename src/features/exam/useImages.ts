import { useCallback, useEffect } from 'react';
import { useAppDispatch, useSelector } from '@/shared/remote/hooks';
import { sanitise } from '@/shared/ui/sanitise';
import { loadImage } from './calls';
import { imageAddress } from './imageModel';
import { useOpenRoom, useRoomStore } from './useRoom';

type ImageState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'there'; readonly address: string };

/** One image of the bank, asked for once however often it is shown. */
export function useImage(imageName: string): ImageState {
  const dispatch = useAppDispatch();
  const remote = useSelector((root) => loadImage.selectState(root, imageName));
  const retry = useCallback(
    () => void dispatch(loadImage.actions.request({ imageName })),
    [dispatch, imageName],
  );
  const isUnasked = remote.status === 'idle';
  useEffect(() => {
    if (isUnasked) retry();
  }, [isUnasked, retry]);

  if (remote.status === 'error') return { status: 'failed', retry };
  if (remote.status !== 'success') return { status: 'loading' };
  const address = imageAddress(remote.data.imgData);
  return address === undefined ? { status: 'failed', retry } : { status: 'there', address };
}

/** Milliseconds of rest after which the next item is prepared. */
const PREPARE_AFTER = 60;

/** Makes the next item ready while this one is read: its images are fetched, its texts made safe. */
export function usePrepareNext(): void {
  const store = useRoomStore();
  const question = useOpenRoom(({ questions, sitting }) => questions[sitting.current + 1]);
  const next = useOpenRoom(({ quizItems, sitting }) => quizItems[sitting.current + 1]);
  useEffect(() => {
    for (const imageName of next?.imageList ?? []) {
      if (loadImage.selectState(store.getState(), imageName).status !== 'idle') continue;
      store.dispatch(loadImage.actions.request({ imageName }));
    }
  }, [next, store]);

  useEffect(() => {
    if (question === undefined) return;
    const timer = setTimeout(() => {
      for (const html of [question.stem, ...question.option.optionList]) sanitise(html);
    }, PREPARE_AFTER);
    return () => clearTimeout(timer);
  }, [question]);
}
