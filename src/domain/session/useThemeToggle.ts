import { useSyncExternalStore } from 'react';
import {
  chooseThemeMode,
  isDarkChosen,
  readThemeMode,
  subscribeTheme,
  type ThemeMode,
  useTheme,
} from '@/domain/preferences/themeMode';
import { useAppDispatch } from '@/shared/store/hooks';
import type { ThemeName } from '@/shared/theme/tokens';
import { preferenceChanged } from './preference';

/** The chosen mode, and a function that changes it in this browser and in the user's preference. */
export function useThemeMode(): readonly [mode: ThemeMode, choose: (mode: ThemeMode) => void] {
  const dispatch = useAppDispatch();
  const choose = (chosen: ThemeMode): void => {
    // Applied immediately in this browser; the preference carries it to the visitor's other devices.
    chooseThemeMode(chosen);
    dispatch(preferenceChanged({ darkTheme: isDarkChosen() }));
  };
  return [useSyncExternalStore(subscribeTheme, readThemeMode), choose];
}

/** The theme shown, and a toggle between light and dark. */
export function useThemeToggle(): readonly [theme: ThemeName, toggle: () => void] {
  const [, choose] = useThemeMode();
  const theme = useTheme();
  return [theme, () => choose(theme === 'light' ? 'dark' : 'light')];
}
