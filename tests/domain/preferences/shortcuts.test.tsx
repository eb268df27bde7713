// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { isShortcutOn, switchShortcut, useShortcutsOff } from '@/domain/preferences/shortcuts';

/** Another tab has stored which shortcuts are off. */
function switchedOffElsewhere(ids: readonly string[]): void {
  localStorage.setItem('shortcutsOff', JSON.stringify(ids));
  window.dispatchEvent(new StorageEvent('storage', { key: 'shortcutsOff' }));
}

const Off = () => <p>Off: {useShortcutsOff().join(', ')}</p>;

beforeEach(() => switchedOffElsewhere([]));

it('keeps a shortcut switched off by another tab when this tab switches another one off', () => {
  expect(isShortcutOn('mark')).toBe(true);
  switchedOffElsewhere(['mark']);
  expect(isShortcutOn('mark')).toBe(false);
  switchShortcut('strike', false);
  expect([isShortcutOn('mark'), isShortcutOn('strike')]).toEqual([false, false]);
});

it('shows a switch of another tab at once', () => {
  render(<Off />);
  expect(screen.getByText('Off:')).toBeVisible();
  act(() => switchedOffElsewhere(['mark']));
  expect(screen.getByText('Off: mark')).toBeVisible();
});
