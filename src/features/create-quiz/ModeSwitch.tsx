import type { QuizMode } from '@/shared/contract/preference';
import { useAppDispatch, useSelector } from '@/shared/remote/hooks';
import { preferenceChanged } from '@/shared/session/session';
import { Switch } from '@/shared/ui/Switch';
import { modeSwitched } from './builder';
import css from './createQuiz.module.css';
import { selectMode } from './selectors';

/** Between the three pickers and the topic search; the choice is stored as the preference's quizMode. */
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
