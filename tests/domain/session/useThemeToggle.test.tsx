// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { useThemeToggle } from '@/domain/session/useThemeToggle';
import { DEFAULT_PREFERENCE } from '@/shared/api/preference';
import { settle } from '../../settle';
import { live, setUp, useFreshBrowser } from './renderSession';

useFreshBrowser();

it('shows a toggled theme at once and saves it to the account', async () => {
  localStorage.setItem('token', live);
  const { store, sent } = setUp();
  await settle();
  const { result } = renderHook(() => useThemeToggle(), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  const toggle = (): void => result.current[1]();
  const saved = () => sent.filter(({ id }) => id === 'putPreference').map(({ args }) => args);
  act(toggle);
  expect(result.current[0]).toBe('dark');
  await act(settle);
  expect(saved()).toEqual([{ userId: 'u1', preference: { ...DEFAULT_PREFERENCE, darkTheme: true } }]);
  act(toggle);
  expect(result.current[0]).toBe('light');
  await act(settle);
  expect(saved()[1]).toEqual({ userId: 'u1', preference: { ...DEFAULT_PREFERENCE, darkTheme: false } });
});
