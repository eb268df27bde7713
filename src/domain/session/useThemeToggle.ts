import { useAppDispatch } from '@/shared/store/hooks';
import { preferenceChanged } from './sessionSlice';
import { chooseThemeMode, type Theme } from '@/domain/preferences/themeMode';
import { useTheme } from './useTheme';

/** The theme shown, and what switches to the other one, in this browser and in the user's preference. */
export function useThemeToggle(): readonly [theme: Theme, toggle: () => void] {
  const dispatch = useAppDispatch();
  const theme = useTheme();
  const toggle = (): void => {
    const darkTheme = theme === 'light';
    // At once in this browser; the preference brings it to the visitor's others.
    chooseThemeMode(darkTheme ? 'dark' : 'light');
    dispatch(preferenceChanged({ darkTheme }));
  };
  return [theme, toggle];
}
