import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { startTransition, useEffect, useRef, useState } from 'react';
import { Figure, FIGURE_FRAME, FigureGrid, FigureImage } from '@/domain/figures/Figure';
import { confidenceQuestion, swipeToMove } from '@/domain/preferences/examSwitches';
import { HighlightedText } from '@/features/exam/highlights/HighlightedText';
import { useImageOwner } from '@/features/exam/images/useImages';
import {
  AnswerAgain,
  ConfidenceField,
  ImageDialog,
  LineReader,
  QuestionFoot,
  SwipeToMove,
  WhyMissed,
} from '@/features/exam/lazyDialogs';
import {
  useCapabilities,
  useExamActions,
  useIsLast,
  useMayAnswer,
  useOpenExam,
  useQuestion,
} from '@/features/exam/store/useExam';
import { selectHasLineReader } from '@/features/exam/tools/toolsSlice';
import { whenIdle } from '@/shared/browser/whenIdle';
import { ZoomInIcon } from '@/shared/icons/icons';
import { useSelector } from '@/shared/store/hooks';
import { below, isLow } from '@/shared/theme/breakpoints';
import { lightColors, targets } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';
import { hinted } from '@/shared/ui/controls/hinted';
import { AnswerOptions } from './AnswerOptions';
import { MoreBelow } from './MoreBelow';

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
  // It is on a figure, which is light in both themes.
  color: lightColors.ink,
  background: lightColors.surface,
});

/** Each figure has a frame of fixed size before its image has loaded. */
function Figures() {
  const item = useOpenExam(({ quizItems, attempt }) => quizItems[attempt.current]);
  if (item === undefined || item.imageList.length === 0) return null;
  return <FiguresOf key={item.questionId} imageNames={item.imageList} />;
}

function FiguresOf({ imageNames }: { readonly imageNames: readonly string[] }) {
  /** Index of the image in the image viewer. */
  const [enlarged, setEnlarged] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const [isRendered, setIsRendered] = useState(false);
  // Rendered ahead, so that it opens at once: a finger does not hover before it taps.
  useEffect(() => whenIdle(() => startTransition(() => setIsRendered(true))), []);
  const owner = useImageOwner();
  return (
    <FigureGrid data-swipe="off">
      {imageNames.map((imageName, index) => (
        <Figure key={imageName} imageName={imageName} number={index + 1} owner={owner}>
          {(address, onBroken) => (
            <FrameControl
              {...hinted(`Enlarge image ${index + 1}`)}
              {...ImageDialog.opener}
              onClick={() => {
                setEnlarged(index);
                setIsOpen(true);
              }}
            >
              <FigureImage src={address} alt="" onError={onBroken} />
              <Enlarge>
                <ZoomInIcon size={18} />
              </Enlarge>
            </FrameControl>
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

const QuestionArea = styled('div')<{ readonly hasPanel: boolean }>({
  gridRow: 2,
  overflowY: 'auto',
  minHeight: 0,
  contain: 'layout style paint',
  // A horizontal move is a swipe, not the browser's back gesture.
  touchAction: 'pan-y pinch-zoom',
  overscrollBehaviorX: 'none',
  // The page scrolls.
  [`@media ${isLow}`]: { overflow: 'visible', contain: 'none' },
  variants: [
    {
      // The panel is below, and both scroll as one.
      props: { hasPanel: true },
      style: { [below('desktop')]: { overflow: 'visible', contain: 'none' } },
    },
  ],
});

const ReadingArea = styled('div')({
  maxWidth: 'calc(44rem * var(--reading-scale) + 2 * 40px)',
  margin: '0 auto',
  padding: '28px 40px 32px',
  font: vars.font.subtitle1,
  fontSize: 'calc(1rem * var(--reading-scale))',
  [below('tablet')]: { padding: '20px 16px 28px' },
});

const Stem = styled('section')({
  position: 'relative',
  overflowWrap: 'break-word',
  '& p': { margin: '0 0 0.9em' },
});

const StemEnd = styled('div')({ position: 'absolute', bottom: 0, width: 1, height: 1 });

const ConfidenceArea = styled('div')({ minHeight: 72, marginTop: 20 });

const Proceed = styled(Button)({
  marginTop: 20,
  [below('tablet')]: { width: '100%', minHeight: targets.option },
});

/** Each part subscribes to the item itself; the column does not render with it. */
export function QuestionColumn() {
  const { panel, questionId, reviewTools, missReasons } = useCapabilities();
  const swipes = swipeToMove.useIsOn();
  const hasLineReader = useSelector(selectHasLineReader);
  const stem = useRef<HTMLElement>(null);
  const stemEnd = useRef<HTMLDivElement>(null);
  const column = useRef<HTMLDivElement>(null);
  return (
    <QuestionArea hasPanel={panel} data-part="question" ref={column}>
      <ReadingArea>
        <Stem ref={stem} aria-label="Question">
          <StemText />
          <Figures />
          {hasLineReader && <LineReader stem={stem} />}
          <StemEnd ref={stemEnd} />
        </Stem>
        <AnswerOptions />
        {reviewTools && <AnswerAgain />}
        {missReasons && <WhyMissed />}
        <Confidence />
        <ProceedButton />
        {questionId && <QuestionFoot />}
      </ReadingArea>
      <MoreBelow end={stemEnd} />
      {swipes && navigator.maxTouchPoints > 0 && <SwipeToMove column={column} />}
    </QuestionArea>
  );
}

function StemText() {
  const question = useQuestion();
  return question === undefined ? (
    <p>This question is no longer in the bank.</p>
  ) : (
    <HighlightedText html={question.stem} text="stem" />
  );
}

/** Its space is reserved from the start: the button below does not move when it appears. */
function Confidence() {
  const { asksConfidence } = useCapabilities();
  const isWanted = confidenceQuestion.useIsOn();
  const mayAnswer = useMayAnswer();
  return asksConfidence && isWanted && mayAnswer ? (
    <ConfidenceArea>
      <ConfidenceField />
    </ConfidenceArea>
  ) : null;
}

function ProceedButton() {
  const isLast = useIsLast();
  const { move } = useExamActions();
  if (isLast) return null;
  return (
    <Proceed color="inherit" onClick={() => move(1)}>
      Proceed to Next Question
    </Proceed>
  );
}
