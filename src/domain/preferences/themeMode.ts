import { useSyncExternalStore } from 'react';
import { closedList } from '@/shared/api/decode';
import { createListeners } from '@/shared/browser/listeners';
import { textEntry } from '@/shared/storage/localEntries';

const MODES = ['light', 'dark', 'system'] as const;
/** A theme, or the preference of the system. */
export type ThemeMode = (typeof MODES)[number];
export type Theme = 'light' | 'dark';

/** A setting of the browser: it survives the session. index.html reads it before the first paint. */
const entry = textEntry<ThemeMode>('themeMode', closedList(MODES));
const DARK = '(prefers-color-scheme: dark)';
const listeners = createListeners();

/** The chosen mode; 'system' by default. */
export const readThemeMode = (): ThemeMode => entry.read() ?? 'system';

function readTheme(): Theme {
  const mode = readThemeMode();
  if (mode !== 'system') return mode;
  return matchMedia(DARK).matches ? 'dark' : 'light';
}

export function chooseThemeMode(mode: ThemeMode): void {
  entry.write(mode);
  announce();
}

/** Sets <html data-theme> and keeps it current: system, other tabs, choices. Returns a function that stops it. */
export function followTheme(): () => void {
  const system = matchMedia(DARK);
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === entry.name || key === null) announce();
  };
  system.addEventListener('change', announce);
  window.addEventListener('storage', onStorage);
  announce();
  return () => {
    system.removeEventListener('change', announce);
    window.removeEventListener('storage', onStorage);
  };
}

/** Subscribes to theme changes (for useSyncExternalStore). */
export const subscribeTheme = listeners.subscribe;

/** Applies the user's preference. An unset preference reads as light, so 'system' gives way only to dark. */
export function adoptDarkTheme(darkTheme: boolean): void {
  const mode = readThemeMode();
  const wanted = darkTheme ? 'dark' : mode === 'system' ? 'system' : 'light';
  if (wanted !== mode) chooseThemeMode(wanted);
}

function announce(): void {
  document.documentElement.dataset.theme = readTheme();
  listeners.notify();
}

export const useTheme = (): Theme => useSyncExternalStore(subscribeTheme, readTheme);
