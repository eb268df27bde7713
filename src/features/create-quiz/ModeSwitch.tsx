import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { preferenceChanged } from '@/domain/session/preferenceSlice';
import { modeSwitched } from '@/features/create-quiz/store/builderSlice';
import { selectMode } from '@/features/create-quiz/store/selectors';
import type { QuizMode } from '@/shared/api/preference';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';

/** Switches between the three pickers and the topic search; stored as the preference's quizMode. */
export function ModeSwitch() {
  const dispatch = useAppDispatch();
  const mode = useSelector(selectMode);
  const isKnown = mode !== undefined;
  const isOn = mode === 'POWER_SEARCH';
  const onSwitch = (): void => {
    const quizMode: QuizMode = isOn ? 'CATEGORY_SEARCH' : 'POWER_SEARCH';
    dispatch(modeSwitched(quizMode));
    dispatch(preferenceChanged({ quizMode }));
  };
  return (
    <FormControlLabel
      label={isOn ? 'Power Search On' : 'Power Search Off'}
      control={
        // Not `disabled`, which would let the keyboard pass it by, or take focus from it.
        <Switch
          checked={isOn}
          onChange={isKnown ? onSwitch : undefined}
          slotProps={{ input: isKnown ? {} : { 'aria-disabled': true } }}
          sx={isKnown ? undefined : { opacity: 0.5 }}
        />
      }
    />
  );
}
