import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import type { Ref } from 'react';
import { canUndo, countOutcomes, currentOf, type Drill, placeOf } from '@/domain/study/drillModel';
import { isLeech } from '@/domain/study/practiceModel';
import type { PracticeEntry } from '@/domain/study/practiceQueueModel';
import { missedText, questionsText } from '@/features/study/practice/queue/practiceTexts';
import { vars } from '@/shared/theme/vars';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  '& > h2': {
    margin: 0,
    outline: 'none',
    font: vars.font.h2,
    fontVariantNumeric: 'tabular-nums',
    scrollMarginTop: 120,
  },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 8, marginInlineStart: 'auto' },
});

const Reasons = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Progress = styled('div')({
  height: 4,
  margin: '8px 0',
  overflow: 'hidden',
  borderRadius: 2,
  background: vars.palette.divider,
  '& > span': { display: 'block', height: '100%', background: vars.palette.primary.main },
  '@media (forced-colors: active)': {
    border: '1px solid CanvasText',
    '& > span': { background: 'Highlight' },
  },
});

/** One line is kept free, so that the question does not move when a status is shown. */
const StatusText = styled('p')({
  minHeight: '1.6em',
  margin: '0 0 8px',
  color: vars.palette.text.secondary,
  font: vars.font.body2,
});

interface DrillHeadProps {
  readonly drill: Drill;
  readonly entry: PracticeEntry | undefined;
  /** In quizzes and in practice. */
  readonly misses: number;
  /** What the last step has led to. */
  readonly statusText: string;
  readonly heading: Ref<HTMLHeadingElement> | undefined;
  readonly onUndo: () => void;
  readonly onRemove: () => void;
}

/** Where one is in the drill, why the question is in it, and the ways out of the last step and of the queue. */
export function DrillHead({ drill, entry, misses, statusText, heading, onUndo, onRemove }: DrillHeadProps) {
  const { place, total } = placeOf(drill);
  const isDone = currentOf(drill) === undefined;
  const leech = isLeech({ misses });
  return (
    <>
      <Head>
        <h2 ref={heading} tabIndex={-1}>
          {isDone ? 'Drill done' : `Question ${place} of ${total}`}
        </h2>
        {entry !== undefined && (
          <Reasons aria-label="Why it is practised">
            {misses > 0 && <Reason name={missedText(misses)} />}
            {entry.reasons.has('guessed') && <Reason name="Guessed" />}
            {entry.reasons.has('marked') && <Reason name="Marked" />}
            {leech && <Reason name="Leech" isWarning />}
          </Reasons>
        )}
        <div>
          {!isDone && <Button onClick={onRemove}>Remove from queue</Button>}
          <Button disabled={!canUndo(drill)} aria-keyshortcuts="Control+Z" onClick={onUndo}>
            Undo
          </Button>
        </div>
      </Head>
      <Progress
        role="progressbar"
        aria-label="Drill"
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={place - 1}
      >
        <span style={{ width: `${total === 0 ? 100 : (100 * (place - 1)) / total}%` }} />
      </Progress>
      <StatusText role="status">{statusText || hintOf(leech, countOutcomes(drill, 'gone'))}</StatusText>
    </>
  );
}

function hintOf(leech: boolean, gone: number): string {
  if (gone > 0) return `${questionsText(gone)} of this drill left the queue: no longer in the bank.`;
  return leech
    ? 'A leech takes more time than it gives: note down what you mix up, or remove it from the queue.'
    : '';
}

interface ReasonProps {
  readonly name: string;
  readonly isWarning?: boolean;
}

const Reason = ({ name, isWarning = false }: ReasonProps) => (
  <li>
    <Chip size="small" label={name} color={isWarning ? 'warning' : 'default'} />
  </li>
);
