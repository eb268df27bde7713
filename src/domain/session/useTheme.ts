import { useSyncExternalStore } from 'react';
import { readTheme, subscribeTheme, type Theme } from '@/domain/preferences/themeMode';

export function useTheme(): Theme {
  return useSyncExternalStore(subscribeTheme, readTheme);
}
