import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent as ReactKeyboardEvent, type Ref, useEffect, useEffectEvent, useId } from 'react';
import { Figure, FIGURE_FRAME, FigureGrid, FigureImage } from '@/domain/figures/Figure';
import { isShortcutOn, useShortcutsOff } from '@/domain/preferences/shortcuts';
import { actOf } from '@/domain/preferences/shortcutsModel';
import { Explanation } from '@/domain/question/Explanation';
import { mentionsFigure } from '@/domain/question/mentionsFigure';
import { OptionList } from '@/domain/question/OptionList';
import { ReadingText } from '@/domain/question/ReadingText';
import { NO_KEY } from '@/domain/question/verdictModel';
import type { Rating } from '@/domain/study/practiceModel';
import { OpenInReview } from '@/features/study/OpenInReview';
import type { Question } from '@/shared/api/question';
import { mayBeShortcut } from '@/shared/browser/mayBeShortcut';
import { letterOf } from '@/shared/format/letters';
import { CrossIcon, TickIcon } from '@/shared/icons/icons';
import { targets } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';

/** Larger than in the exam: there is no image viewer to enlarge them in. */
const DrillFigureGrid = styled(FigureGrid)({ '& > div': { height: 'clamp(260px, 60vw, 420px)' } });

const DrillFrame = styled('div')({ ...FIGURE_FRAME, background: vars.palette.background.mat });

/** Keys are of no use where there is no keyboard. */
const Keys = styled('span')({ '@media (hover: none)': { display: 'none' } });

const VERDICT = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  mt: 3,
  // Above the ratings, which stay at the lower edge of the window.
  scrollMarginBottom: 140,
  scrollMarginTop: 80,
};

const Ratings = styled('div')({
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  padding: '10px 0 12px',
  borderTop: `1px solid ${vars.palette.divider}`,
  background: vars.palette.background.default,
});

interface DrillQuestionProps {
  readonly question: Question;
  /** '' before an option was chosen. */
  readonly choice: string;
  /** Where the question is in a finished quiz. */
  readonly place: { readonly quizId: string; readonly item: number } | undefined;
  readonly imageNames: readonly string[];
  /** When the question is due after a rating. */
  readonly after: (rating: Rating) => string;
  readonly verdict: Ref<HTMLHeadingElement> | undefined;
  readonly onChoose: (letter: string) => void;
  readonly onRate: (rating: Rating, isWrong: boolean) => void;
}

/** A question of a drill. Nothing of its key is rendered before it is answered. */
export function DrillQuestion(props: DrillQuestionProps) {
  const { question, imageNames, choice, place, after, verdict, onChoose, onRate } = props;
  const { stem, option } = question;
  const { optionList, correctAnswer } = option;
  const isAnswered = choice !== '' || optionList.length === 0;
  const isWrong = choice !== '' && correctAnswer !== '' && choice !== correctAnswer;

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
    if (!isPlain || !isShortcutOn('choose') || !mayBeShortcut(event)) return;
    if (isAnswered) {
      if (event.key === '1' || event.key === '2') onRate(event.key === '1' ? 'again' : 'good', isWrong);
      return;
    }
    const act = actOf(event, optionList.length, {});
    if (act?.id === 'choose') onChoose(act.letter);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return (
    <>
      <section aria-label="Question">
        <ReadingText html={stem} />
        <DrillFigures imageNames={imageNames} stem={stem} />
      </section>
      <OptionList
        options={optionList}
        correct={correctAnswer}
        choice={choice}
        isFinal
        onChoose={onChoose}
        onKeyDown={moveFocus}
      />
      {isAnswered ? (
        <>
          {choice !== '' && <VerdictHeading ref={verdict} choice={choice} correct={correctAnswer} />}
          <Explanation question={question} />
          <Box sx={{ my: 1.5 }}>
            {place !== undefined && <OpenInReview quizId={place.quizId} item={place.item} />}
          </Box>
          <RatingBar isWrong={isWrong} after={after} onRate={(rating) => onRate(rating, isWrong)} />
        </>
      ) : (
        <KeyHint count={optionList.length} />
      )}
    </>
  );
}

interface DrillFiguresProps {
  readonly imageNames: readonly string[];
  readonly stem: string;
}

function DrillFigures({ imageNames, stem }: DrillFiguresProps) {
  if (imageNames.length === 0) {
    return (
      mentionsFigure(stem) && (
        <Typography variant="note" sx={{ my: '1em' }}>
          The figure of this question is shown in its review.
        </Typography>
      )
    );
  }
  return (
    <DrillFigureGrid>
      {imageNames.map((imageName, index) => (
        <Figure key={imageName} imageName={imageName} number={index + 1}>
          {(address) => (
            <DrillFrame>
              <FigureImage src={address} alt={`Figure ${index + 1} of the question`} />
            </DrillFrame>
          )}
        </Figure>
      ))}
    </DrillFigureGrid>
  );
}

/** Choosing an option is the answer, so arrows only move the focus, and Space or Enter chooses. */
function moveFocus(event: ReactKeyboardEvent<HTMLElement>): void {
  const radios = [...event.currentTarget.querySelectorAll('input')];
  const at = radios.findIndex((radio) => radio === event.target);
  const radio = radios[at];
  if (radio === undefined) return;
  const step = STEPS.get(event.key);
  if (step !== undefined) radios.at((at + step) % radios.length)?.focus();
  else if (event.key === 'Enter') radio.click();
  else return;
  event.preventDefault();
}

const STEPS = new Map([
  ['ArrowDown', 1],
  ['ArrowRight', 1],
  ['ArrowUp', -1],
  ['ArrowLeft', -1],
]);

function KeyHint({ count }: { readonly count: number }) {
  const isOff = useShortcutsOff().includes('choose');
  if (count < 2 || isOff) return null;
  return (
    <Typography variant="note" sx={{ my: '1em' }}>
      <Keys>
        Keys: A–{letterOf(count - 1)} or 1–{count} answer, arrows and Enter too.
      </Keys>
    </Typography>
  );
}

interface VerdictHeadingProps {
  readonly ref: Ref<HTMLHeadingElement> | undefined;
  readonly choice: string;
  /** '' where it could not be read. */
  readonly correct: string;
}

function VerdictHeading({ ref, choice, correct }: VerdictHeadingProps) {
  if (correct === '') {
    return (
      <Typography variant="h2" ref={ref} tabIndex={-1} sx={VERDICT}>
        {NO_KEY}
      </Typography>
    );
  }
  const isRight = choice === correct;
  return (
    <Typography variant="h2" color={isRight ? 'success' : 'error'} ref={ref} tabIndex={-1} sx={VERDICT}>
      {isRight ? <TickIcon /> : <CrossIcon />}
      {isRight ? 'Correct' : `Incorrect: the correct answer is ${correct}`}
    </Typography>
  );
}

const RATINGS = [
  { rating: 'again', name: 'Again', key: '1' },
  { rating: 'good', name: 'Good', key: '2' },
] as const;

const RATING = {
  flex: '1 0 112px',
  maxWidth: 200,
  textAlign: 'center',
  '@media (max-width: 480px)': { maxWidth: 'none' },
};

interface RatingBarProps {
  readonly isWrong: boolean;
  readonly after: (rating: Rating) => string;
  readonly onRate: (rating: Rating) => void;
}

/** The rating decides when the question is due again; the likely one is the filled button. */
function RatingBar({ isWrong, after, onRate }: RatingBarProps) {
  const id = useId();
  const hasKeys = !useShortcutsOff().includes('choose');
  return (
    <Ratings role="group" aria-labelledby={id}>
      <Typography
        variant="note"
        sx={{ flex: '1 1 auto', '@media (max-width: 480px)': { flexBasis: '100%' } }}
      >
        <span id={id}>When again?</span> {hasKeys && <Keys>Keys: 1, 2, and Ctrl+Z to undo.</Keys>}
      </Typography>
      {RATINGS.map(({ rating, name, key }) => (
        <Stack key={rating} spacing={0} sx={RATING}>
          <Button
            variant={(rating === 'again') === isWrong ? 'contained' : 'outlined'}
            sx={{ minHeight: targets.option }}
            aria-describedby={`${id}-${rating}`}
            aria-keyshortcuts={hasKeys ? key : undefined}
            onClick={() => onRate(rating)}
          >
            {name}
          </Button>
          <Typography variant="note" component="span" id={`${id}-${rating}`}>
            {after(rating)}
          </Typography>
        </Stack>
      ))}
    </Ratings>
  );
}
