import { describe, expect, it } from 'vitest';
import { actionOf, refusalOf, SHORTCUTS, shortcutsOf } from '@/domain/preferences/shortcutTable';

const press = (key: string, options = 5) => actionOf({ key, code: '', shiftKey: false }, options, {});
const withShift = (key: string, options = 5) => actionOf({ key, code: '', shiftKey: true }, options, {});

describe('the keys of the exam', () => {
  it.each(['a', 'A', '1'])('chooses the first option by %s', (key) => {
    expect(press(key)).toEqual({ id: 'choose', letter: 'A' });
  });

  it.each([
    ['ф', 'KeyA', false, { id: 'choose', letter: 'A' }],
    ['С', 'KeyC', true, { id: 'strike', letter: 'C' }],
    ['۲', 'Digit2', false, { id: 'choose', letter: 'B' }],
    ['т', 'KeyN', false, { id: 'move', step: 1 }],
    ['ь', 'KeyM', false, { id: 'mark' }],
  ])('acts for %s at the place of %s, Shift %s', (key, code, shiftKey, action) => {
    expect(actionOf({ key, code, shiftKey }, 5, {})).toEqual(action);
  });

  it('chooses only options that are there, J and 9 at most', () => {
    expect(press('F')).toBeUndefined();
    expect(press('6')).toBeUndefined();
    expect(press('0', 12)).toBeUndefined();
    expect(press('J', 12)).toEqual({ id: 'choose', letter: 'J' });
    expect(press('9', 12)).toEqual({ id: 'choose', letter: 'I' });
  });

  it('strikes out with Shift', () => {
    expect(withShift('C')).toEqual({ id: 'strike', letter: 'C' });
    expect(withShift('N')).toBeUndefined();
  });

  it('keeps the meaning of keys when a question has options beyond J', () => {
    expect(press('K', 14)).toEqual({ id: 'talk' });
    expect(press('m', 14)).toEqual({ id: 'mark' });
    expect(press('N', 20)).toEqual({ id: 'move', step: 1 });
  });

  it.each([
    ['ArrowRight', 1],
    ['n', 1],
    ['ArrowLeft', -1],
    ['P', -1],
  ] as const)('moves for %s by %d', (key, step) => {
    expect(press(key)).toEqual({ id: 'move', step });
  });

  it('changes the text size, says the time and lists the keys', () => {
    expect(withShift('+')).toEqual({ id: 'textSize', step: 1 });
    expect(press('=')).toEqual({ id: 'textSize', step: 1 });
    expect(press('-')).toEqual({ id: 'textSize', step: -1 });
    expect(press('t')).toEqual({ id: 'time' });
    expect(press('l')).toEqual({ id: 'highlight' });
    expect(withShift('?')).toEqual({ id: 'help' });
    expect(press('v')).toEqual({ id: 'labValues' });
    expect(press('x')).toEqual({ id: 'calculator' });
    expect(press('q')).toEqual({ id: 'unrated' });
  });

  it('leaves everything else alone, also Enter, Space and the up and down arrows of radios', () => {
    for (const key of ['Enter', ' ', 'Tab', 'Escape', 'ArrowUp', 'ArrowDown', 'z', 'F5']) {
      expect(press(key)).toBeUndefined();
    }
  });

  it('binds one key for raters only, which is free for everybody else', () => {
    expect(refusalOf('q', 'mark', {}, shortcutsOf(true))).toBe(
      'Q is in use: Go to the next unrated question.',
    );
    expect(refusalOf('q', 'mark', {}, shortcutsOf(false))).toBeUndefined();
    expect(actionOf({ key: 'q', code: 'KeyQ', shiftKey: false }, 5, { mark: 'Q' })).toEqual({ id: 'mark' });
  });

  it('lists each key once', () => {
    expect(new Set(SHORTCUTS.map(({ id }) => id)).size).toBe(SHORTCUTS.length);
  });
});
