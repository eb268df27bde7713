// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adoptDarkTheme, chooseThemeMode, followTheme, readThemeMode } from '@/domain/preferences/themeMode';

let systemIsDark = false;
let onSystemChange: () => void = () => undefined;
let stop: () => void = () => undefined;
const shown = () => document.documentElement.dataset.theme;

beforeEach(() => {
  localStorage.clear();
  systemIsDark = false;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return systemIsDark;
    },
    addEventListener: (_: string, listener: () => void) => {
      onSystemChange = listener;
    },
    removeEventListener: vi.fn(),
  }));
  stop = followTheme();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe('the theme mode', () => {
  it('follows the system’s theme until one is chosen', () => {
    expect([readThemeMode(), shown()]).toEqual(['system', 'light']);
    systemIsDark = true;
    onSystemChange();
    expect(shown()).toBe('dark');
    chooseThemeMode('light');
    onSystemChange();
    expect([readThemeMode(), shown()]).toEqual(['light', 'light']);
    expect(localStorage.getItem('themeMode')).toBe('light');
  });

  it('shows a color scheme of a theme, which the user’s preference of that theme leaves', () => {
    const schemeShown = () => document.documentElement.dataset.scheme;
    chooseThemeMode('white-on-black');
    expect([shown(), schemeShown()]).toEqual(['dark', 'white-on-black']);
    adoptDarkTheme(true);
    expect(readThemeMode()).toBe('white-on-black');
    adoptDarkTheme(false);
    expect([shown(), schemeShown()]).toEqual(['light', 'light']);
    chooseThemeMode('soft');
    adoptDarkTheme(false);
    expect(readThemeMode()).toBe('soft');
    adoptDarkTheme(true);
    expect(readThemeMode()).toBe('dark');
  });

  it('follows the theme of another tab', () => {
    localStorage.setItem('themeMode', 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'themeMode' }));
    expect(shown()).toBe('dark');
  });

  it('takes junk for nothing chosen', () => {
    localStorage.setItem('themeMode', 'purple');
    expect(readThemeMode()).toBe('system');
  });

  it('adopts the user’s preference, an unset one as light', () => {
    adoptDarkTheme(false);
    expect(readThemeMode()).toBe('system');
    adoptDarkTheme(true);
    expect([readThemeMode(), shown()]).toEqual(['dark', 'dark']);
    adoptDarkTheme(false);
    expect(readThemeMode()).toBe('light');
  });
});
