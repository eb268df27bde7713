import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { startTransition, useEffect, useState } from 'react';
import { Figure, FIGURE_FRAME, FigureGrid, FigureImage } from '@/domain/figures/Figure';
import { ImageDialog } from '@/features/exam/lazyDialogs';
import { useOpenExam } from '@/features/exam/store/useExam';
import { whenIdle } from '@/shared/browser/whenIdle';
import { ZoomInIcon } from '@/shared/icons/icons';
import { lightColours } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';
import { useImageOwner } from './useImages';

const FrameControl = styled(ButtonBase)({
  ...FIGURE_FRAME,
  background: vars.palette.background.mat,
  cursor: 'zoom-in',
});

const Enlarge = styled('div')({
  position: 'absolute',
  right: 8,
  bottom: 8,
  display: 'grid',
  padding: 4,
  borderRadius: 6,
  // Over a figure, which is light in both themes.
  color: lightColours.ink,
  background: lightColours.surface,
});

/** Figures of the current question, each in a frame of fixed size before its image has loaded. */
export function Figures() {
  const item = useOpenExam(({ quizItems, attempt }) => quizItems[attempt.current]);
  if (item === undefined || item.imageList.length === 0) return null;
  return <FiguresOf key={item.questionId} imageNames={item.imageList} />;
}

function FiguresOf({ imageNames }: { readonly imageNames: readonly string[] }) {
  /** Index of the image in the image viewer. */
  const [enlarged, setEnlarged] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const [isRendered, setIsRendered] = useState(false);
  // Ahead, so that it opens at once: a finger does not hover before it taps.
  useEffect(() => whenIdle(() => startTransition(() => setIsRendered(true))), []);
  const owner = useImageOwner();
  return (
    <FigureGrid data-swipe="off">
      {imageNames.map((imageName, index) => (
        <Figure key={imageName} imageName={imageName} number={index + 1} owner={owner}>
          {(address) => (
            <Tooltip title={`Enlarge image ${index + 1}`}>
              <FrameControl
                {...ImageDialog.opener}
                onClick={() => {
                  setEnlarged(index);
                  setIsOpen(true);
                }}
              >
                <FigureImage src={address} alt="" />
                <Enlarge>
                  <ZoomInIcon size={18} />
                </Enlarge>
              </FrameControl>
            </Tooltip>
          )}
        </Figure>
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
    </FigureGrid>
  );
}
