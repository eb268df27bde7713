import { oneOf } from '@/shared/api/decode';
import { textEntry } from '@/shared/storage/localEntries';

const MODES = ['light', 'dark', 'system'] as const;
/** What can be chosen: a theme, or whatever the system shows. */
export type ThemeMode = (typeof MODES)[number];
/** What is shown. */
export type Theme = 'light' | 'dark';

/** Belongs to the browser: it stays when the session ends. index.html reads it before the first paint. */
const entry = textEntry<ThemeMode>('themeMode', (value) => oneOf(value, MODES));
const DARK = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();

/** What was chosen; 'system' until something was. */
export function readThemeMode(): ThemeMode {
  return entry.read() ?? 'system';
}

/** What is shown now. */
export function readTheme(): Theme {
  const mode = readThemeMode();
  if (mode !== 'system') return mode;
  return matchMedia(DARK).matches ? 'dark' : 'light';
}

/** Sets the theme for this browser, and shows it. */
export function chooseThemeMode(mode: ThemeMode): void {
  entry.write(mode);
  announce();
}

/** Puts the theme on <html data-theme> and keeps it right: system, other tabs, choices. Answers how to stop. */
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

/** Calls back whenever the theme may have changed (for useSyncExternalStore). */
export function subscribeTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Takes over what the user's preference says. An unset preference reads as light, so 'system' gives way only to dark.
 */
export function adoptDarkTheme(darkTheme: boolean): void {
  const mode = readThemeMode();
  const wanted = darkTheme ? 'dark' : mode === 'system' ? 'system' : 'light';
  if (wanted !== mode) chooseThemeMode(wanted);
}

function announce(): void {
  document.documentElement.dataset.theme = readTheme();
  for (const listener of listeners) listener();
}
