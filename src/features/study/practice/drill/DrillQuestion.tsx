import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent as ReactKeyboardEvent, type Ref, useId } from 'react';
import { Figure, FIGURE_FRAME, FigureGrid, FigureImage } from '@/domain/figures/Figure';
import { isShortcutOn, useShortcutsOff } from '@/domain/preferences/shortcuts';
import { actionOf } from '@/domain/preferences/shortcutTable';
import { Explanation } from '@/domain/question/Explanation';
import { mentionsFigure } from '@/domain/question/mentionsFigure';
import { OptionList } from '@/domain/question/OptionList';
import { ReadingText } from '@/domain/question/ReadingText';
import { NO_KEY } from '@/domain/question/verdictModel';
import { MissReasonField } from '@/domain/study/miss-reasons/MissReasonField';
import { IN_PRACTICE } from '@/domain/study/miss-reasons/missReasonModel';
import { OpenInReview } from '@/features/study/OpenInReview';
import type { Question } from '@/shared/api/question';
import { latinKey } from '@/shared/browser/latinKey';
import { mayBeShortcut } from '@/shared/browser/mayBeShortcut';
import { useEventListener } from '@/shared/browser/useEventListener';
import { letterOf } from '@/shared/format/letters';
import { CrossIcon, TickIcon } from '@/shared/icons/icons';
import { below } from '@/shared/theme/breakpoints';
import { targets } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';
import { Hint } from '@/shared/ui/controls/IconAction';

/** Larger than in the exam: there is no image viewer to enlarge them in. */
const DrillFigureGrid = styled(FigureGrid)({ '--figure-height': 'clamp(260px, 60vw, 420px)' });

const DrillFrame = styled('div')({ ...FIGURE_FRAME, background: vars.palette.background.mat });

const VERDICT = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  mt: 3,
  // Above the grades, which stay at the bottom of the window.
  scrollMarginBottom: 140,
  scrollMarginTop: 80,
};

interface DrillQuestionProps {
  readonly question: Question;
  /** '' until an option is chosen. */
  readonly choice: string;
  /** The question's place in a finished quiz. */
  readonly origin: { readonly quizId: string; readonly item: number } | undefined;
  readonly imageNames: readonly string[];
  readonly verdict: Ref<HTMLHeadingElement> | undefined;
  readonly onChoose: (letter: string) => void;
  /** What can be done once it is answered, with the keys from 1 on. */
  readonly actions: readonly DrillAction[];
  readonly barLabel: string;
  /** Index of the filled button. */
  readonly likelyOf: (isWrong: boolean) => number;
  readonly onAct: (index: number) => void;
}

export interface DrillAction {
  readonly name: string;
  /** Follows the name. */
  readonly note?: string;
  /** '' for none. */
  readonly hint?: string;
}

/** Nothing of the key is rendered before the question is answered. */
export function DrillQuestion(props: DrillQuestionProps) {
  const { question, imageNames, choice, origin, verdict, onChoose } = props;
  const { actions, barLabel, likelyOf, onAct } = props;
  const { stem, option } = question;
  const { optionList, correctAnswer } = option;
  const isAnswered = choice !== '' || optionList.length === 0;
  const isWrong = choice !== '' && correctAnswer !== '' && choice !== correctAnswer;

  useEventListener(document, 'keydown', (event) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
    if (!isPlain || !isShortcutOn('choose') || !mayBeShortcut(event)) return;
    if (isAnswered) {
      const index = Number(latinKey(event)) - 1;
      if (actions[index] !== undefined) onAct(index);
      return;
    }
    const action = actionOf(event, optionList.length, {});
    if (action?.id === 'choose') onChoose(action.letter);
  });

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
          {isWrong && (
            <MissReasonField questionId={question.questionId} question={question} origin={IN_PRACTICE} />
          )}
          <Explanation question={question} />
          <Box sx={{ my: 1.5 }}>
            {origin !== undefined && <OpenInReview quizId={origin.quizId} item={origin.item} />}
          </Box>
          <ActionBar label={barLabel} actions={actions} likely={likelyOf(isWrong)} onAct={onAct} />
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
          {(address, onBroken) => (
            <DrillFrame>
              <FigureImage src={address} alt={`Figure ${index + 1} of the question`} onError={onBroken} />
            </DrillFrame>
          )}
        </Figure>
      ))}
    </DrillFigureGrid>
  );
}

/** A chosen option is final, so the arrow keys only move the focus, and Space or Enter chooses. */
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
      <DrillKeys>{`Keys: A–${letterOf(count - 1)} or 1–${count} answer, arrows and Enter too.`}</DrillKeys>
    </Typography>
  );
}

interface VerdictHeadingProps {
  readonly ref: Ref<HTMLHeadingElement> | undefined;
  readonly choice: string;
  /** '' if it could not be read. */
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
      <span>{isRight ? 'Correct' : `Incorrect: the correct answer is ${correct}`}</span>
    </Typography>
  );
}

/** Hidden where there is no keyboard. */
const DrillKeys = styled('span')({ '@media (hover: none)': { display: 'none' } });

const DrillBar = styled('div')({
  position: 'sticky',
  bottom: 0,
  // It is above the label and the check boxes that scroll below it.
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  padding: '10px 0 12px',
  borderTop: `1px solid ${vars.palette.divider}`,
  background: vars.palette.background.default,
});

const Actions = styled('div')({
  flex: '1 1 480px',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 8,
  [below('largePhone')]: { flexBasis: '100%' },
});

interface ActionBarProps {
  readonly label: string;
  readonly actions: readonly DrillAction[];
  /** Index of the filled button. */
  readonly likely: number;
  readonly onAct: (index: number) => void;
}

/** What follows the answer, for example the grade that decides when the question is due again. */
function ActionBar({ label, actions, likely, onAct }: ActionBarProps) {
  const id = useId();
  const hasKeys = !useShortcutsOff().includes('choose');
  return (
    <DrillBar role="group" aria-labelledby={id}>
      <Typography variant="note">
        <span id={id}>{label}</span>{' '}
        {hasKeys && <DrillKeys>{`Keys: 1–${actions.length}, and Ctrl+Z to undo.`}</DrillKeys>}
      </Typography>
      <Actions>
        {actions.map(({ name, note, hint = '' }, index) => (
          <Hint key={name} text={hint}>
            <Button
              variant={index === likely ? 'contained' : 'outlined'}
              sx={{ minHeight: targets.option, flexDirection: 'column', paddingInline: 0.5 }}
              aria-keyshortcuts={hasKeys ? String(index + 1) : undefined}
              onClick={() => onAct(index)}
            >
              <span>{name}</span>{' '}
              {note !== undefined && (
                <Typography component="span" variant="caption" color="inherit">
                  {note}
                </Typography>
              )}
            </Button>
          </Hint>
        ))}
      </Actions>
    </DrillBar>
  );
}
