import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useImage } from '@/domain/figures/useImage';
import { markLightDrawing } from '@/shared/browser/lightDrawing';
import { RetryIcon } from '@/shared/icons/icons';
import { lightColors } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';
import { keepsFocus } from '@/shared/ui/states/TryAgain';
import { createImageStage, type ImageStage } from './imageStage';
import type { ImageView } from './imageViewModel';
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
  /** Undefined while it is being read from the device. */
  readonly view: ImageView | undefined;
  readonly onSettled: (view: ImageView) => void;
  readonly onSized: (width: number) => void;
}

export function ShownImage({ imageName, view, ...shown }: ShownImageProps) {
  const { number } = shown;
  const image = useImage(imageName, useImageOwner());
  const [isBroken, setIsBroken] = useState(false);
  if (image.status === 'loading' || view === undefined)
    return <ImageMessage aria-busy="true">Loading the image …</ImageMessage>;
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
  return <MovableImage {...shown} view={view} address={image.address} onBroken={() => setIsBroken(true)} />;
}

interface MovableImageProps extends Omit<ShownImageProps, 'imageName'> {
  readonly view: ImageView;
  readonly address: string;
  /** The bytes are not an image. */
  readonly onBroken: () => void;
}

function MovableImage({ address, number, view, onStage, onSettled, onSized, onBroken }: MovableImageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const currentView = useEffectEvent(() => view);
  const settle = useEffectEvent(onSettled);
  useLayoutEffect(() => {
    if (frame.current === null || image.current === null) return;
    const created = createImageStage({
      frame: frame.current,
      image: image.current,
      view: currentView(),
      onSettled: (settled) => settle(settled),
      onSized,
    });
    onStage(created);
    return () => {
      onStage(undefined);
      created.dispose();
    };
  }, [onStage, onSized]);
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
