import { useSyncExternalStore } from 'react';
import { closedList, string } from '@/shared/api/decode';
import { createListeners } from '@/shared/browser/listeners';
import { textEntry } from '@/shared/storage/localEntries';
import { type SchemeName, type ThemeName, themeOf } from '@/shared/theme/tokens';

/** A color scheme, or the preference of the system. */
export type ThemeMode = SchemeName | 'system';

export const THEME_MODES: readonly { readonly value: ThemeMode; readonly name: string }[] = [
  { value: 'light', name: 'Light' },
  { value: 'dark', name: 'Dark' },
  { value: 'black-on-white', name: 'Black on white' },
  { value: 'white-on-black', name: 'White on black' },
  { value: 'soft', name: 'Soft' },
  { value: 'system', name: 'System' },
];

/** A setting of the browser: it survives the session. index.html reads it before the first paint. */
const entry = textEntry<ThemeMode>('themeMode', closedList(THEME_MODES.map(({ value }) => value)));
/**
 * The ID of the user whose choice the account does not have yet: it may have been made right before the page was left.
 */
export const unsavedTheme = textEntry('unsavedTheme', string);
const DARK = '(prefers-color-scheme: dark)';
const listeners = createListeners();

/** The chosen mode; 'system' by default. */
export const readThemeMode = (): ThemeMode => entry.read() ?? 'system';

function readTheme(): ThemeName {
  const mode = readThemeMode();
  if (mode !== 'system') return themeOf[mode];
  return matchMedia(DARK).matches ? 'dark' : 'light';
}

export function chooseThemeMode(mode: ThemeMode): void {
  entry.write(mode);
  announce();
}

/**
 * Sets <html data-theme data-scheme> and keeps it current: system, other tabs, choices. Returns a function that stops
 * it.
 */
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

/**
 * What the account stores of the chosen mode: the server knows only light and dark, and 'system' is stored as light.
 */
export function isDarkChosen(): boolean {
  const mode = readThemeMode();
  return mode !== 'system' && themeOf[mode] === 'dark';
}

/** Subscribes to theme changes (for useSyncExternalStore). */
export const subscribeTheme = listeners.subscribe;

/**
 * Applies the user's preference, which knows only light and dark: a scheme of that theme stays. An unset preference
 * reads as light, so 'system' gives way only to dark.
 */
export function adoptDarkTheme(darkTheme: boolean): void {
  if (darkTheme !== isDarkChosen()) chooseThemeMode(darkTheme ? 'dark' : 'light');
}

function announce(): void {
  const { dataset } = document.documentElement;
  dataset.theme = readTheme();
  dataset.scheme = readThemeMode();
  listeners.notify();
}

export const useTheme = (): ThemeName => useSyncExternalStore(subscribeTheme, readTheme);
