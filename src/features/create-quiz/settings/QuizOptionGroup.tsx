import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Boxes } from '@/domain/quiz/question-types/checkBoxes';
import type { QuizOptions } from '@/features/create-quiz/store/builderModel';
import { SECONDS_PER_QUESTION } from '@/shared/api/quiz';
import { formatClock, spokenDuration } from '@/shared/format/durations';
import { VisuallyHidden } from '@/shared/ui/layout/VisuallyHidden';

const TIMER = {
  flexWrap: 'nowrap',
  alignItems: 'flex-start',
  '@media (pointer: coarse)': { alignItems: 'center' },
};

const TIME = { py: 0.75, fontVariantNumeric: 'tabular-nums' };
const NO_TIME = { ...TIME, visibility: 'hidden' };

interface QuizOptionGroupProps {
  readonly options: QuizOptions;
  /** Number of questions, as typed. */
  readonly amount: string;
  readonly isTutor: boolean;
  readonly onSet: (options: Partial<QuizOptions>) => void;
}

/** 'Quiz Options': timer with its duration, saving of settings, tutor mode for tutors. */
export function QuizOptionGroup({ options, amount, isTutor, onSet }: QuizOptionGroupProps) {
  const timeId = useId();
  const seconds = Number(amount) * SECONDS_PER_QUESTION;
  return (
    <FormControl component="fieldset" sx={{ gap: 0.25 }}>
      <FormLabel component="legend">Quiz Options</FormLabel>
      <Boxes>
        <Stack direction="row" spacing={0} sx={TIMER}>
          <FormControlLabel
            label="Timer"
            control={
              <Checkbox
                checked={options.timer}
                slotProps={{ input: { 'aria-describedby': timeId } }}
                onChange={() => onSet({ timer: !options.timer })}
              />
            }
          />
          <Typography component="span" variant="note" id={timeId} sx={options.timer ? TIME : NO_TIME}>
            <span aria-hidden="true">{formatClock(seconds)}</span>
            <VisuallyHidden>{spokenDuration(seconds)}</VisuallyHidden>
          </Typography>
        </Stack>
        <FormControlLabel
          label="Save settings"
          control={
            <Checkbox
              checked={options.saveSettings}
              onChange={() => onSet({ saveSettings: !options.saveSettings })}
            />
          }
        />
        {isTutor && (
          <FormControlLabel
            label="Tutor Mode"
            control={<Checkbox checked={options.tutor} onChange={() => onSet({ tutor: !options.tutor })} />}
          />
        )}
      </Boxes>
    </FormControl>
  );
}
