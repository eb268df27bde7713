import type { QuizMode } from '@/shared/api/preference';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { preferenceChanged } from '@/domain/session/sessionSlice';
import { Switch } from '@/shared/ui/form/Switch';
import { modeSwitched } from '@/features/create-quiz/store/builderSlice';
import css from './createQuiz.module.css';
import { selectMode } from '@/features/create-quiz/store/selectors';

/** Switches between the three pickers and the topic search; stored as the preference's quizMode. */
export function ModeSwitch() {
  const dispatch = useAppDispatch();
  const mode = useSelector(selectMode);
  const isOn = mode === 'POWER_SEARCH';
  const onSwitch = (): void => {
    const quizMode: QuizMode = isOn ? 'CATEGORY_SEARCH' : 'POWER_SEARCH';
    dispatch(modeSwitched(quizMode));
    dispatch(preferenceChanged({ quizMode }));
  };
  return (
    <label className={css.switch}>
      <Switch checked={isOn} disabled={mode === undefined} onSwitch={onSwitch} />
      {isOn ? 'Power Search On' : 'Power Search Off'}
    </label>
  );
}
