import { chooseThemeMode, type Theme, useTheme } from '@/domain/preferences/themeMode';
import { useAppDispatch } from '@/shared/store/hooks';
import { preferenceChanged } from './preferenceSlice';

/** The theme shown, and a toggle that changes it in this browser and in the user's preference. */
export function useThemeToggle(): readonly [theme: Theme, toggle: () => void] {
  const dispatch = useAppDispatch();
  const theme = useTheme();
  const toggle = (): void => {
    const darkTheme = theme === 'light';
    // Applied immediately in this browser; the preference carries it to the visitor's other devices.
    chooseThemeMode(darkTheme ? 'dark' : 'light');
    dispatch(preferenceChanged({ darkTheme }));
  };
  return [theme, toggle];
}
