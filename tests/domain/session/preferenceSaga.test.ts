// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { chooseThemeMode, readThemeMode, unsavedTheme } from '@/domain/preferences/themeMode';
import { preferenceChanged, selectPreference } from '@/domain/session/preference';
import { signOutRequested } from '@/domain/session/sessionSlice';
import { fieldsOf } from '@/shared/api/decode';
import { DEFAULT_PREFERENCE } from '@/shared/api/preference';
import { selectNotifications } from '@/shared/notifications/notificationsSlice';
import { RemoteError } from '@/shared/remote/remoteError';
import { settle } from '../../settle';
import { type Answers, fail, live, otherTab, setUp, useFreshBrowser } from './renderSession';

useFreshBrowser();

/** Each save waits until `answer` is called. */
function setUpSlow(answers: Answers = {}) {
  const waiting: (() => void)[] = [];
  const app = setUp({
    putPreference: () => new Promise((resolve) => void waiting.push(() => resolve(DEFAULT_PREFERENCE))),
    ...answers,
  });
  return {
    ...app,
    answer: () => waiting.shift()?.(),
    puts: () => app.sent.flatMap(({ id, args }) => (id === 'putPreference' ? [preferenceOf(args)] : [])),
  };
}

const failNow = (): never => {
  throw new RemoteError({ status: 500 });
};

const preferenceOf = (args: unknown): unknown => fieldsOf(args, 'arguments').get('preference');

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

  it.each([
    ['is loaded', () => DEFAULT_PREFERENCE],
    ['could not be loaded at first', vi.fn(() => DEFAULT_PREFERENCE).mockImplementationOnce(failNow)],
  ])('loses none of three changes on a slow line when it %s', async (_, getPreference) => {
    localStorage.setItem('token', live);
    const { store, puts, answer } = setUpSlow({ getPreference });
    await settle();
    store.dispatch(preferenceChanged({ darkTheme: true }));
    store.dispatch(preferenceChanged({ quizMode: 'POWER_SEARCH' }));
    store.dispatch(preferenceChanged({ userAcknowledged: true }));
    for (let count = 1; count <= 3; count += 1) {
      await settle();
      expect(puts()).toHaveLength(count);
      answer();
    }
    await settle();
    const first = { ...DEFAULT_PREFERENCE, darkTheme: true };
    const second = { ...first, quizMode: 'POWER_SEARCH' };
    expect(puts()).toEqual([first, second, { ...second, userAcknowledged: true }]);
    expect(selectNotifications(store.getState())).toEqual([]);
  });

  it('saves the next change when one was refused', async () => {
    localStorage.setItem('token', live);
    const putPreference = vi.fn(() => DEFAULT_PREFERENCE).mockImplementationOnce(failNow);
    const { store } = setUp({ putPreference });
    await settle();
    store.dispatch(preferenceChanged({ darkTheme: true }));
    store.dispatch(preferenceChanged({ quizMode: 'POWER_SEARCH' }));
    await settle();
    await settle();
    expect(selectPreference(store.getState())).toEqual({ ...DEFAULT_PREFERENCE, quizMode: 'POWER_SEARCH' });
  });

  it('sends none of the waiting changes after a sign-out', async () => {
    localStorage.setItem('token', live);
    const { store, puts, answer } = setUpSlow();
    await settle();
    store.dispatch(preferenceChanged({ darkTheme: true }));
    store.dispatch(preferenceChanged({ quizMode: 'POWER_SEARCH' }));
    await settle();
    store.dispatch(signOutRequested());
    answer();
    await settle();
    await settle();
    expect(puts()).toHaveLength(1);
    expect(selectNotifications(store.getState())).toEqual([]);
  });

  it('applies the theme of the account', async () => {
    localStorage.setItem('token', live);
    setUp({ getPreference: () => ({ ...DEFAULT_PREFERENCE, darkTheme: true }) });
    await settle();
    expect(readThemeMode()).toBe('dark');
  });

  it('applies the account’s theme although another was chosen before the account was loaded', async () => {
    localStorage.setItem('token', live);
    const { store } = setUp({ getPreference: () => ({ ...DEFAULT_PREFERENCE, darkTheme: true }) });
    store.dispatch(preferenceChanged({ userAcknowledged: true }));
    await settle();
    expect(readThemeMode()).toBe('dark');
  });

  it('applies the theme of the next account, after a choice by the former user', async () => {
    localStorage.setItem('token', live);
    const { store } = setUp({ getPreference: () => ({ ...DEFAULT_PREFERENCE, darkTheme: true }) });
    await settle();
    chooseThemeMode('light');
    store.dispatch(preferenceChanged({ darkTheme: false }));
    await settle();
    store.dispatch(signOutRequested());
    await settle();
    expect(readThemeMode()).toBe('light');
    otherTab(live);
    await settle();
    expect(readThemeMode()).toBe('dark');
  });

  it('keeps a theme that was chosen before the account was loaded', async () => {
    localStorage.setItem('token', live);
    const { store } = setUp({ getPreference: () => ({ ...DEFAULT_PREFERENCE, darkTheme: false }) });
    chooseThemeMode('dark');
    store.dispatch(preferenceChanged({ darkTheme: true }));
    await settle();
    expect(selectPreference(store.getState())).toBeDefined();
    expect(readThemeMode()).toBe('dark');
  });

  it('marks a theme as unsaved until the account has it', async () => {
    localStorage.setItem('token', live);
    const { store, answer } = setUpSlow();
    await settle();
    chooseThemeMode('dark');
    store.dispatch(preferenceChanged({ darkTheme: true }));
    await settle();
    expect(unsavedTheme.read()).toBe('u1');
    answer();
    await settle();
    expect(unsavedTheme.read()).toBeUndefined();
  });

  it('keeps a theme that the account does not have, and sends it again', async () => {
    localStorage.setItem('token', live);
    const { store } = setUp({ putPreference: fail(500) });
    await settle();
    chooseThemeMode('white-on-black');
    store.dispatch(preferenceChanged({ darkTheme: true }));
    await settle();

    const { sentIds } = setUp({ getPreference: () => ({ ...DEFAULT_PREFERENCE, darkTheme: false }) });
    await settle();
    await settle();
    expect(readThemeMode()).toBe('white-on-black');
    expect(sentIds()).toContain('putPreference');
    expect(unsavedTheme.read()).toBeUndefined();

    // Chosen later on another device.
    setUp({ getPreference: () => ({ ...DEFAULT_PREFERENCE, darkTheme: false }) });
    await settle();
    expect(readThemeMode()).toBe('light');
  });

  it('takes the account’s theme again once the account has the choice', async () => {
    localStorage.setItem('token', live);
    unsavedTheme.write('u1');
    chooseThemeMode('dark');
    const { sentIds } = setUp({ getPreference: () => ({ ...DEFAULT_PREFERENCE, darkTheme: true }) });
    await settle();
    expect(sentIds()).not.toContain('putPreference');
    setUp({ getPreference: () => ({ ...DEFAULT_PREFERENCE, darkTheme: false }) });
    await settle();
    expect(readThemeMode()).toBe('light');
  });

  it('sends no theme of another person', async () => {
    localStorage.setItem('token', live);
    unsavedTheme.write('u2');
    chooseThemeMode('dark');
    const { sentIds } = setUp({ getPreference: () => ({ ...DEFAULT_PREFERENCE, darkTheme: false }) });
    await settle();
    expect(readThemeMode()).toBe('light');
    expect(sentIds()).not.toContain('putPreference');
  });

  it('leaves the preference as it was when a change is refused', async () => {
    localStorage.setItem('token', live);
    const { store } = setUp({ putPreference: fail(500) });
    await settle();
    store.dispatch(preferenceChanged({ darkTheme: true }));
    await settle();
    expect(selectPreference(store.getState())).toEqual(DEFAULT_PREFERENCE);
  });

  it('says that a choice of power search was not saved', async () => {
    localStorage.setItem('token', live);
    const { store } = setUp({ putPreference: fail(500) });
    await settle();
    store.dispatch(preferenceChanged({ quizMode: 'POWER_SEARCH' }));
    await settle();
    expect(selectNotifications(store.getState()).map(({ text }) => text)).toEqual([
      'Power search was changed here, but the change could not be saved for your next visit.',
    ]);
  });
});
