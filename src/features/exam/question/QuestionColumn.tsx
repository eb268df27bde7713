import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { confidenceQuestion, swipeToMove } from '@/domain/preferences/examSwitches';
import { HighlightedText } from '@/features/exam/highlights/HighlightedText';
import { Figures } from '@/features/exam/images/Figures';
import { ConfidenceField, LineReader, QuestionFoot, SwipeToMove } from '@/features/exam/lazyDialogs';
import { AnswerAgain } from '@/features/exam/review/lazyReview';
import {
  useCapabilities,
  useExamActions,
  useIsLast,
  useMayAnswer,
  useQuestion,
} from '@/features/exam/store/useExam';
import { selectHasLineReader } from '@/features/exam/tools/toolsSlice';
import { useSelector } from '@/shared/store/hooks';
import { targets } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';
import { AnswerOptions } from './AnswerOptions';

const Column = styled('div')({
  gridRow: 2,
  overflowY: 'auto',
  minHeight: 0,
  contain: 'layout style paint',
  // A sideways move is a swipe, not the browser's way back.
  touchAction: 'pan-y pinch-zoom',
  overscrollBehaviorX: 'none',
});

const Reading = styled('div')({
  maxWidth: 'calc(44rem * var(--reading-scale) + 2 * 40px)',
  margin: '0 auto',
  padding: '28px 40px 32px',
  font: vars.font.subtitle1,
  fontSize: 'calc(1rem * var(--reading-scale))',
  '@media (max-width: 759px)': { padding: '20px 16px 28px' },
});

const Stem = styled('section')({
  position: 'relative',
  overflowWrap: 'break-word',
  '& p': { margin: '0 0 0.9em' },
});

const ConfidencePlace = styled('div')({ minHeight: 72, marginTop: 20 });

const Proceed = styled(Button)({
  marginTop: 20,
  '@media (max-width: 759px)': { width: '100%', minHeight: targets.option },
});

/** The current question: stem, figures, options, and the button to the next one. Its parts follow the item, not the whole. */
export function QuestionColumn() {
  const { questionId, reviewTools } = useCapabilities();
  const swipes = swipeToMove.useIsOn();
  const hasLineReader = useSelector(selectHasLineReader);
  const stem = useRef<HTMLElement>(null);
  const column = useRef<HTMLDivElement>(null);
  return (
    <Column data-part="question" ref={column}>
      <Reading>
        <Stem ref={stem} aria-label="Question">
          <StemText />
          <Figures />
          {hasLineReader && <LineReader stem={stem} />}
        </Stem>
        <AnswerOptions />
        {reviewTools && <AnswerAgain />}
        <Confidence />
        <ProceedButton />
        {questionId && <QuestionFoot />}
      </Reading>
      {swipes && navigator.maxTouchPoints > 0 && <SwipeToMove column={column} />}
    </Column>
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

/** Its place is kept from the start: the button below does not move when it appears. */
function Confidence() {
  const { asksConfidence } = useCapabilities();
  const isWanted = confidenceQuestion.useIsOn();
  const mayAnswer = useMayAnswer();
  return asksConfidence && isWanted && mayAnswer ? (
    <ConfidencePlace>
      <ConfidenceField />
    </ConfidencePlace>
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
