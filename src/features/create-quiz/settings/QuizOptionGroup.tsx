import { useId } from 'react';
import { SECONDS_PER_QUESTION } from '@/shared/api/quiz';
import { formatClock, spokenDuration } from '@/shared/format/durations';
import { CheckBox } from '@/shared/ui/form/CheckBox';
import type { QuizOptions } from '@/features/create-quiz/store/builderModel';
import css from './settings.module.css';

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
    <fieldset className={css.group}>
      <legend>Quiz Options</legend>
      <div className={css.boxes}>
        <div className={css.timer}>
          <CheckBox
            label="Timer"
            checked={options.timer}
            describedBy={timeId}
            onToggle={() => onSet({ timer: !options.timer })}
          />
          <span className={css.time} id={timeId} data-off={!options.timer}>
            <span aria-hidden="true">{formatClock(seconds)}</span>
            <span className={css.unseen}>{spokenDuration(seconds)}</span>
          </span>
        </div>
        <CheckBox
          label="Save settings"
          checked={options.saveSettings}
          onToggle={() => onSet({ saveSettings: !options.saveSettings })}
        />
        {isTutor && (
          <CheckBox
            label="Tutor Mode"
            checked={options.tutor}
            onToggle={() => onSet({ tutor: !options.tutor })}
          />
        )}
      </div>
    </fieldset>
  );
}
