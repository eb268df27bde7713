import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { from } from '@/shared/theme/breakpoints';
import {
  FILTER_NAMES,
  passes,
  passesAll,
  type ReviewedQuestion,
  type ReviewFilter,
  toggled,
} from './reviewFilterModel';

/** On two lines it fits next to the filters in a window of 1280 px. */
const REASON = { [from('twoColumns')]: { maxWidth: '13.1em' } };

interface FilterChipsProps {
  readonly questions: readonly ReviewedQuestion[];
  /** Which of them this user has. */
  readonly offered: readonly ReviewFilter[];
  readonly chosen: readonly ReviewFilter[];
  readonly unavailable: readonly ReviewFilter[];
  /** Whether to state why they are not available. */
  readonly givesReason: boolean;
  readonly onChange: (chosen: readonly ReviewFilter[]) => void;
}

/** Which questions of a finished quiz are shown: those that pass all chosen filters. */
export function FilterChips({
  questions,
  offered,
  chosen,
  unavailable,
  givesReason,
  onChange,
}: FilterChipsProps) {
  const reasonId = useId();
  const shown = questions.filter((question) => passesAll(chosen, question)).length;
  const missing = unavailable.map((filter) => FILTER_NAMES[filter]).join(' and ');
  const reason = `${missing}: not recorded on this device`;
  return (
    <Stack direction="row" spacing={0.5} role="group" aria-label="Show">
      <Chip
        component="button"
        clickable
        label={`All ${questions.length}`}
        aria-pressed={chosen.length === 0}
        onClick={() => onChange([])}
      />
      {offered.map((filter) => {
        const isMissing = unavailable.includes(filter);
        const count = questions.filter((question) => passes(filter, question)).length;
        return (
          <Chip
            key={filter}
            component="button"
            clickable
            label={isMissing ? FILTER_NAMES[filter] : `${FILTER_NAMES[filter]} ${count}`}
            aria-pressed={chosen.includes(filter)}
            aria-disabled={isMissing}
            aria-describedby={isMissing && givesReason ? reasonId : undefined}
            onClick={() => {
              if (!isMissing) onChange(toggled(chosen, filter));
            }}
          />
        );
      })}
      <Typography variant="caption" color="textSecondary" role="status">
        {chosen.length > 0 && `${shown} of ${questions.length} shown`}
      </Typography>
      {unavailable.length > 0 && givesReason && (
        <Typography variant="caption" color="textSecondary" id={reasonId} sx={REASON}>
          {reason}
        </Typography>
      )}
    </Stack>
  );
}
