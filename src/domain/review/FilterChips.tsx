import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { forcedSelection } from '@/shared/theme/forcedColors';
import { vars } from '@/shared/theme/vars';
import {
  FILTER_NAMES,
  passes,
  passesAll,
  REVIEW_FILTERS,
  type ReviewedQuestion,
  type ReviewFilter,
  toggled,
} from './reviewFilterModel';

const Group = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  // As specific as the look of a hovered chip.
  '& > button.MuiChip-root': {
    flex: 'none',
    minHeight: 28,
    fontVariantNumeric: 'tabular-nums',
    borderColor: vars.palette.edge,
    '&:hover': { background: vars.palette.background.sunken },
    "&[aria-pressed='true']": {
      borderColor: vars.palette.primary.main,
      color: vars.palette.primary.contrastText,
      background: vars.palette.primary.main,
      ...forcedSelection,
    },
    "&[aria-disabled='true']": {
      borderColor: vars.palette.divider,
      color: vars.palette.text.disabled,
      background: 'none',
      cursor: 'default',
    },
    '@media (pointer: coarse)': { minHeight: 36 },
  },
  '& > p': { flex: 'none', margin: 0, color: vars.palette.text.secondary, font: vars.font.caption },
});

interface FilterChipsProps {
  readonly questions: readonly ReviewedQuestion[];
  readonly chosen: readonly ReviewFilter[];
  readonly unavailable: readonly ReviewFilter[];
  /** Whether to say why they are not available. */
  readonly givesReason: boolean;
  readonly onChange: (chosen: readonly ReviewFilter[]) => void;
}

/** Which questions of a finished quiz are shown: those that pass all chosen filters. */
export function FilterChips({ questions, chosen, unavailable, givesReason, onChange }: FilterChipsProps) {
  const reasonId = useId();
  const shown = questions.filter((question) => passesAll(chosen, question)).length;
  const missing = unavailable.map((filter) => FILTER_NAMES[filter]).join(' and ');
  const reason = `${missing}: not recorded on this device`;
  return (
    <Group role="group" aria-label="Show">
      <Chip
        component="button"
        clickable
        label={`All ${questions.length}`}
        aria-pressed={chosen.length === 0}
        onClick={() => onChange([])}
      />
      {REVIEW_FILTERS.map((filter) => {
        const isMissing = unavailable.includes(filter);
        const count = questions.filter((question) => passes(filter, question)).length;
        return (
          <Chip
            key={filter}
            component="button"
            clickable
            label={isMissing ? FILTER_NAMES[filter] : `${FILTER_NAMES[filter]} ${count}`}
            title={isMissing && givesReason ? reason : undefined}
            aria-pressed={chosen.includes(filter)}
            aria-disabled={isMissing}
            aria-describedby={isMissing && givesReason ? reasonId : undefined}
            onClick={() => {
              if (!isMissing) onChange(toggled(chosen, filter));
            }}
          />
        );
      })}
      <p role="status">{chosen.length > 0 && `${shown} of ${questions.length} shown`}</p>
      {unavailable.length > 0 && givesReason && <p id={reasonId}>{reason}</p>}
    </Group>
  );
}
