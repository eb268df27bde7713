import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import { chooseTextSize, type TextSize, useTextSize } from '@/domain/preferences/textSize';
import {
  chooseThemeMode,
  readThemeMode,
  subscribeTheme,
  type ThemeMode,
} from '@/domain/preferences/themeMode';
import { selectIsThemeUnsaved, THEME_NOT_SAVED } from '@/domain/session/preferenceSaga';
import { preferenceChanged } from '@/domain/session/preferenceSlice';
import { Panel } from '@/features/settings/ui/Panel';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { RadioField } from '@/shared/ui/form/RadioField';

const MODES: readonly { readonly value: ThemeMode; readonly name: string }[] = [
  { value: 'light', name: 'Light' },
  { value: 'dark', name: 'Dark' },
  { value: 'system', name: 'System' },
];

const SIZES: readonly { readonly value: TextSize; readonly name: string }[] = [
  { value: 'small', name: 'Small' },
  { value: 'medium', name: 'Medium' },
  { value: 'large', name: 'Large' },
];

/** Appearance in this browser; each choice applies at once. */
export function AppearancePanel() {
  const dispatch = useAppDispatch();
  const mode = useSyncExternalStore(subscribeTheme, readThemeMode);
  const size = useTextSize();
  const choose = (chosen: ThemeMode) => {
    chooseThemeMode(chosen);
    // The server knows light and dark only: 'system' is stored as light.
    dispatch(preferenceChanged({ darkTheme: chosen === 'dark' }));
  };
  const isUnsaved = useSelector(selectIsThemeUnsaved);
  return (
    <Panel title="Appearance">
      <RadioField label="Theme" value={mode} options={MODES} onChange={choose} />
      {isUnsaved && (
        <Typography variant="body2" color="error">
          {THEME_NOT_SAVED}
        </Typography>
      )}
      <RadioField label="Text size" value={size} options={SIZES} onChange={chooseTextSize} />
      <Typography color="textSecondary">
        The text size is that of questions and explanations in the exam.
      </Typography>
    </Panel>
  );
}
