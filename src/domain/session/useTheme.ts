import { useSyncExternalStore } from 'react';
import { readTheme, subscribeTheme, type Theme } from '@/domain/preferences/themeMode';

/** The theme that is shown, light or dark. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribeTheme, readTheme);
}
