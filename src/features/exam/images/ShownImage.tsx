import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef, useState } from 'react';
import { useImage } from '@/domain/figures/useImage';
import { markLightDrawing } from '@/shared/browser/lightDrawing';
import { RetryIcon } from '@/shared/icons/icons';
import { useAppDispatch, useAppStore, useSelector } from '@/shared/store/hooks';
import { lightColors } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';
import { keepsFocus } from '@/shared/ui/states/TryAgain';
import { createImageStage, type ImageStage } from './imageStage';
import { INITIAL_VIEW } from './imageViewModel';
import { imageSized, imageViewed, selectImageView, selectViewsAreLoaded } from './imageViewsSlice';
import { useImageOwner } from './useImages';

const ImageFrame = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  background: vars.palette.background.mat,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  contain: 'strict',
  '&:active': { cursor: 'grabbing' },
  '&:focus-visible': { outlineOffset: -3 },
});

const StageImage = styled('img')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  pointerEvents: 'none',
  mixBlendMode: 'multiply',
  '&[data-light]': { background: lightColors.ink, mixBlendMode: 'normal' },
});

const ImageMessage = styled('div')({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 8,
  padding: 16,
  color: vars.palette.text.secondary,
  background: vars.palette.background.sunken,
});

interface ShownImageProps {
  readonly imageName: string;
  /** From 1. */
  readonly number: number;
  /** Called with undefined when the image is no longer shown. */
  readonly onStage: (stage: ImageStage | undefined) => void;
}

export function ShownImage({ imageName, number, onStage }: ShownImageProps) {
  const image = useImage(imageName, useImageOwner());
  const [isBroken, setIsBroken] = useState(false);
  if (image.status === 'loading') return <ImageMessage aria-busy="true">Loading the image …</ImageMessage>;
  if (image.status === 'broken' || isBroken) {
    return (
      <ImageMessage role="alert">
        <Typography>{`Image ${number} could not be shown.`}</Typography>
      </ImageMessage>
    );
  }
  if (image.status === 'failed') {
    return (
      <ImageMessage role="alert">
        <Typography>{`Image ${number} could not be loaded.`}</Typography>
        <Button ref={keepsFocus} onClick={image.retry}>
          <RetryIcon size={18} /> Try again
        </Button>
      </ImageMessage>
    );
  }
  return (
    <MovableImage
      imageName={imageName}
      address={image.address}
      number={number}
      onStage={onStage}
      onBroken={() => setIsBroken(true)}
    />
  );
}

interface MovableImageProps extends ShownImageProps {
  readonly address: string;
  /** The bytes are not an image. */
  readonly onBroken: () => void;
}

function MovableImage({ imageName, address, number, onStage, onBroken }: MovableImageProps) {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const isLoaded = useSelector(selectViewsAreLoaded);
  const frame = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    if (frame.current === null || image.current === null) return;
    const created = createImageStage({
      frame: frame.current,
      image: image.current,
      view: selectImageView(store.getState(), imageName) ?? INITIAL_VIEW,
      onSettled: (view) => dispatch(imageViewed({ imageName, view })),
      onSized: (width) => dispatch(imageSized({ imageName, width })),
    });
    onStage(created);
    return () => {
      onStage(undefined);
      created.dispose();
    };
    // Runs again once the stored views are loaded: one of them may be for this image.
  }, [store, dispatch, imageName, onStage, isLoaded]);
  return (
    <ImageFrame ref={frame} role="group" aria-label={`Image ${number}`} tabIndex={0}>
      <StageImage
        ref={image}
        src={address}
        alt={`Figure ${number} of the question`}
        draggable={false}
        onError={onBroken}
        onLoad={({ currentTarget }) => markLightDrawing(currentTarget)}
      />
    </ImageFrame>
  );
}
