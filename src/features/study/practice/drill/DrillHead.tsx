import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { canUndo, countOutcomes, currentOf, type Drill, positionOf } from '@/domain/study/drillModel';
import { isLeech } from '@/domain/study/practiceModel';
import type { PracticeEntry } from '@/domain/study/practiceQueueModel';
import { missedText, questionsText } from '@/features/study/practice/queue/practiceTexts';

interface DrillHeadProps {
  readonly drill: Drill;
  readonly entry: PracticeEntry | undefined;
  /** In practice. */
  readonly lapses: number;
  /** What the last step resulted in. */
  readonly statusText: string;
  readonly heading: Ref<HTMLHeadingElement> | undefined;
  readonly onUndo: () => void;
  readonly onRemove: () => void;
}

/** The position in the drill, why the question is in it, 'Undo' of the last step and removal from the queue. */
export function DrillHead({ drill, entry, lapses, statusText, heading, onUndo, onRemove }: DrillHeadProps) {
  const { position, total } = positionOf(drill);
  const isDone = currentOf(drill) === undefined;
  const leech = isLeech(lapses);
  return (
    <>
      <Stack direction="row" spacing="4px 12px">
        <Typography
          variant="h2"
          ref={heading}
          tabIndex={-1}
          sx={{ fontVariantNumeric: 'tabular-nums', scrollMarginTop: 120 }}
        >
          {isDone ? 'Drill done' : `Question ${position} of ${total}`}
        </Typography>
        {entry !== undefined && (
          <Stack component="ul" direction="row" spacing={0.75} aria-label="Why it is practiced">
            {entry.misses > 0 && <Reason name={missedText(entry.misses)} />}
            {entry.reasons.has('guessed') && <Reason name="Guessed" />}
            {entry.reasons.has('marked') && <Reason name="Marked" />}
            {leech && <Reason name="Leech" isWarning />}
          </Stack>
        )}
        <Stack direction="row" sx={{ marginInlineStart: 'auto' }}>
          {!isDone && <Button onClick={onRemove}>Remove from queue</Button>}
          <Button disabled={!canUndo(drill)} aria-keyshortcuts="Control+Z" onClick={onUndo}>
            Undo
          </Button>
        </Stack>
      </Stack>
      <LinearProgress
        variant="determinate"
        aria-label="Drill"
        max={Math.max(total, 1)}
        value={position - 1}
        sx={{ height: 4, my: 1 }}
      />
      {/* One line is reserved, so that the question does not move when a status is shown. */}
      <Typography variant="note" role="status" sx={{ minHeight: '1.6em', mb: 1 }}>
        {statusText || hintOf(leech, countOutcomes(drill, 'gone'))}
      </Typography>
    </>
  );
}

function hintOf(leech: boolean, gone: number): string {
  if (gone > 0) return `${questionsText(gone)} of this drill left the queue: no longer in the bank.`;
  return leech
    ? 'A leech costs more time than it is worth: note what you mix up, or remove it from the queue.'
    : '';
}

const Reason = ({ name, isWarning = false }: { readonly name: string; readonly isWarning?: boolean }) => (
  <Chip component="li" size="small" label={name} color={isWarning ? 'warning' : 'default'} />
);
