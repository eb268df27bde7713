// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { chooseThemeMode, readThemeMode } from '@/domain/preferences/themeMode';
import { preferenceChanged, selectPreference } from '@/domain/session/preferenceSlice';
import { DEFAULT_PREFERENCE } from '@/shared/api/preference';
import { selectNotifications } from '@/shared/notifications/notificationsSlice';
import { settle } from '../../settle';
import { fail, live, setUp, useFreshBrowser } from './renderSession';

useFreshBrowser();

describe('session: the preference', () => {
  it('sends the whole, merged, one change after the other', async () => {
    localStorage.setItem('token', live);
    const { store, sent } = setUp({
      getPreference: () => ({ ...DEFAULT_PREFERENCE, examType: ['Step 1'] }),
    });
    await settle();
    store.dispatch(preferenceChanged({ darkTheme: true }));
    store.dispatch(preferenceChanged({ quizMode: 'POWER_SEARCH' }));
    await settle();
    await settle();
    const puts = sent.filter(({ id }) => id === 'putPreference').map(({ args }) => args);
    expect(puts).toEqual([
      { userId: 'u1', preference: { ...DEFAULT_PREFERENCE, examType: ['Step 1'], darkTheme: true } },
      {
        userId: 'u1',
        preference: {
          ...DEFAULT_PREFERENCE,
          examType: ['Step 1'],
          darkTheme: true,
          quizMode: 'POWER_SEARCH',
        },
      },
    ]);
    expect(selectPreference(store.getState())).toMatchObject({ darkTheme: true, quizMode: 'POWER_SEARCH' });
  });

  it('does not take back a theme that was chosen before the account was loaded', async () => {
    localStorage.setItem('token', live);
    const { store } = setUp({ getPreference: () => ({ ...DEFAULT_PREFERENCE, darkTheme: false }) });
    chooseThemeMode('dark');
    store.dispatch(preferenceChanged({ darkTheme: true }));
    await settle();
    expect(selectPreference(store.getState())).toBeDefined();
    expect(readThemeMode()).toBe('dark');
  });

  it('a refused change leaves the preference as it was', async () => {
    localStorage.setItem('token', live);
    const { store } = setUp({ putPreference: fail(500) });
    await settle();
    store.dispatch(preferenceChanged({ darkTheme: true }));
    await settle();
    expect(selectPreference(store.getState())).toEqual(DEFAULT_PREFERENCE);
  });

  it('shows it where a choice of power search was not saved', async () => {
    localStorage.setItem('token', live);
    const { store } = setUp({ putPreference: fail(500) });
    await settle();
    store.dispatch(preferenceChanged({ quizMode: 'POWER_SEARCH' }));
    await settle();
    expect(selectNotifications(store.getState()).map(({ text }) => text)).toEqual([
      'Power search is switched here, but could not be saved for your next visit.',
    ]);
  });
});
