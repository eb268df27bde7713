import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { startTransition, useEffect, useState } from 'react';
import { ImageDialog } from '@/features/exam/lazyDialogs';
import { useOpenExam } from '@/features/exam/store/useExam';
import { whenIdle } from '@/shared/browser/whenIdle';
import { RetryIcon, ZoomInIcon } from '@/shared/icons/icons';
import { vars } from '@/shared/theme/vars';
import { useImage } from './useImages';

const FiguresBox = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  gap: 12,
  marginTop: 16,
});

const FRAME = {
  position: 'relative',
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  width: '100%',
  height: 260,
  padding: 8,
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  color: vars.palette.text.secondary,
  background: vars.palette.background.sunken,
} as const;

const Frame = styled('div')(FRAME);

const FrameControl = styled(ButtonBase)({
  ...FRAME,
  background: vars.palette.background.mat,
  cursor: 'zoom-in',
});

const Image = styled('img')({
  display: 'block',
  maxWidth: '100%',
  maxHeight: '100%',
  objectFit: 'contain',
});

const Enlarge = styled('span')({
  position: 'absolute',
  right: 8,
  bottom: 8,
  display: 'grid',
  padding: 4,
  borderRadius: 6,
  color: '#1c2126',
  background: '#fefdfb',
});

/** Figures of the current question, each in a frame of fixed size before its image has loaded. */
export function Figures() {
  const item = useOpenExam(({ quizItems, attempt }) => quizItems[attempt.current]);
  if (item === undefined || item.imageList.length === 0) return null;
  return <FiguresOf key={item.questionId} imageNames={item.imageList} />;
}

function FiguresOf({ imageNames }: { readonly imageNames: readonly string[] }) {
  /** Index of the image in the reader. */
  const [enlarged, setEnlarged] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const [isRendered, setIsRendered] = useState(false);
  // Ahead, so that it opens at once: a finger does not hover before it taps.
  useEffect(() => whenIdle(() => startTransition(() => setIsRendered(true))), []);
  return (
    <FiguresBox data-swipe="off">
      {imageNames.map((imageName, index) => (
        <Figure
          key={imageName}
          imageName={imageName}
          number={index + 1}
          onEnlarge={() => {
            setEnlarged(index);
            setIsOpen(true);
          }}
        />
      ))}
      {(isRendered || isOpen) && (
        <ImageDialog
          imageNames={imageNames}
          index={enlarged}
          isOpen={isOpen}
          onIndex={setEnlarged}
          onClose={() => setIsOpen(false)}
        />
      )}
    </FiguresBox>
  );
}

interface FigureProps {
  readonly imageName: string;
  /** From 1. */
  readonly number: number;
  readonly onEnlarge: () => void;
}

function Figure({ imageName, number, onEnlarge }: FigureProps) {
  const image = useImage(imageName);
  if (image.status === 'failed') {
    return (
      <Frame role="alert">
        <p>Image {number} could not be loaded.</p>
        <Button aria-label={`Try again to load image ${number}`} onClick={image.retry}>
          <RetryIcon size={18} /> Try again
        </Button>
      </Frame>
    );
  }
  if (image.status === 'loading') return <Frame aria-busy="true" />;
  return (
    <FrameControl
      aria-label={`Enlarge image ${number}`}
      title={`Enlarge image ${number}`}
      {...ImageDialog.opener}
      onClick={onEnlarge}
    >
      <Image src={image.address} alt="" />
      <Enlarge>
        <ZoomInIcon size={18} />
      </Enlarge>
    </FrameControl>
  );
}
