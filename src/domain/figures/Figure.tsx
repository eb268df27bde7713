import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { AttemptOwner } from '@/domain/attempt/attemptContent';
import { markLightDrawing } from '@/shared/browser/lightDrawing';
import { RetryIcon } from '@/shared/icons/icons';
import { lightColors } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';
import { keepsFocus } from '@/shared/ui/states/TryAgain';
import { useImage } from './useImage';

/** The figures of a question, side by side if there is room. */
export const FigureGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  gap: 12,
  marginTop: 16,
});

/** A frame of fixed size, so that nothing moves when its image has loaded. */
export const FIGURE_FRAME = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  width: '100%',
  height: 'var(--figure-height, 260px)',
  padding: 8,
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  color: vars.palette.text.secondary,
  background: vars.palette.background.sunken,
} as const;

const FigureFrame = styled('div')(FIGURE_FRAME);

const FigurePicture = styled('img')({
  display: 'block',
  maxWidth: '100%',
  maxHeight: '100%',
  objectFit: 'contain',
  // On the dimmed mat of the dark theme a white background has no edge.
  mixBlendMode: 'multiply',
  '&[data-light]': { background: lightColors.ink, mixBlendMode: 'normal', printColorAdjust: 'exact' },
});

export const FigureImage = (props: ComponentProps<'img'>) => (
  <FigurePicture {...props} onLoad={({ currentTarget }) => markLightDrawing(currentTarget)} />
);

interface FigureProps {
  readonly imageName: string;
  /** From 1. */
  readonly number: number;
  /** The attempt that stores the image on the device. */
  readonly owner?: AttemptOwner | undefined;
  /** Renders the image once it has loaded, in its own frame. */
  readonly children: (address: string, onBroken: () => void) => ReactNode;
}

/** A figure of a question: loading, failed, of bytes that are no image, or what `children` renders. */
export function Figure({ imageName, number, owner, children }: FigureProps) {
  const image = useImage(imageName, owner);
  const [isBroken, setIsBroken] = useState(false);
  if (image.status === 'broken' || isBroken) {
    return (
      <FigureFrame role="alert">
        <p>{`Image ${number} could not be shown.`}</p>
      </FigureFrame>
    );
  }
  if (image.status === 'failed') {
    return (
      <FigureFrame role="alert">
        <p>{`Image ${number} could not be loaded.`}</p>
        <Button ref={keepsFocus} aria-label={`Try again to load image ${number}`} onClick={image.retry}>
          <RetryIcon size={18} /> Try again
        </Button>
      </FigureFrame>
    );
  }
  if (image.status === 'loading') return <FigureFrame aria-busy="true" />;
  return children(image.address, () => setIsBroken(true));
}
