import { useCallback, useEffect } from 'react';
import type { AttemptOwner } from '@/domain/attempt/attemptContent';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { rasterType } from '@/shared/ui/rich-text/raster';
import { loadImage } from './calls';

/** A data URL for an image of the wire; undefined if its bytes are not a supported raster format. */
export function imageAddress(imgData: string): string | undefined {
  const type = rasterType(imgData);
  return type === undefined ? undefined : `data:${type};base64,${imgData}`;
}

/** Whether it is a picture of a text, not the name of an image of the bank. */
export const isAddress = (imageName: string): boolean => imageName.startsWith('data:');

/**
 * One image of the bank, loaded once regardless of how often it is shown; `owner` is the attempt that stores
 * it on the device. A picture of a text has its address as its name, and is there.
 */
export function useImage(imageName: string, owner?: AttemptOwner) {
  const dispatch = useAppDispatch();
  const remote = useSelector((root) => loadImage.selectState(root, imageName));
  const retry = useCallback(
    () => void dispatch(loadImage.actions.request({ imageName, owner })),
    [dispatch, imageName, owner],
  );
  const isUnasked = remote.status === 'idle' && !isAddress(imageName);
  useEffect(() => {
    if (isUnasked) retry();
  }, [isUnasked, retry]);

  if (isAddress(imageName))
    return { status: 'there', address: imageName, altText: undefined, retry } as const;
  if (remote.status === 'error') return { status: 'failed', retry } as const;
  if (remote.status !== 'success') return { status: 'loading', retry } as const;
  const address = imageAddress(remote.data.imgData);
  // Another try would give the same bytes.
  if (address === undefined) return { status: 'broken', retry } as const;
  return { status: 'there', address, altText: remote.data.altText, retry } as const;
}
