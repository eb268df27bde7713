import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId } from 'react';
import type { QuizOptions } from '@/features/create-quiz/store/builderModel';
import { SECONDS_PER_QUESTION } from '@/shared/api/quiz';
import { formatClock, spokenDuration } from '@/shared/format/durations';
import { VisuallyHidden } from '@/shared/ui/layout/VisuallyHidden';
import { Boxes, Group, Time, TimerBox } from './settingsStyles';

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
    <Group>
      <legend>Quiz Options</legend>
      <Boxes>
        <TimerBox>
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
          <Time id={timeId} data-off={!options.timer}>
            <span aria-hidden="true">{formatClock(seconds)}</span>
            <VisuallyHidden>{spokenDuration(seconds)}</VisuallyHidden>
          </Time>
        </TimerBox>
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
    </Group>
  );
}
