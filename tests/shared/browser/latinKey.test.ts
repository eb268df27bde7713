import { describe, expect, it } from 'vitest';
import { latinKey } from '@/shared/browser/latinKey';

describe('the Latin name of a key', () => {
  it.each([
    ['ф', 'KeyA', 'a'],
    ['Ф', 'KeyA', 'a'],
    ['т', 'KeyN', 'n'],
    ['δ', 'KeyD', 'd'],
    ['ش', 'KeyA', 'a'],
    ['لا', 'KeyB', 'b'],
    ['', 'KeyB', 'b'],
    ['Unidentified', 'KeyB', 'b'],
    ['נ', 'KeyB', 'b'],
    ['ㅁ', 'KeyA', 'a'],
    ['ด', 'KeyF', 'f'],
    ['۱', 'Digit1', '1'],
    ['٤', 'Numpad4', '4'],
    ['ๅ', 'Digit1', '1'],
    ['؟', 'Slash', '?'],
    ['՞', 'Digit1', '?'],
  ])('names %s at %s by its place, %s', (key, code, name) => {
    expect(latinKey({ key, code })).toBe(name);
  });

  it.each([
    ['a', 'KeyQ'],
    ['Q', 'KeyA'],
    ['x', 'KeyB'],
    ['é', 'Digit2'],
    ['ß', 'Minus'],
    ['ş', 'Semicolon'],
    ['&', 'Digit1'],
    [',', 'KeyW'],
    ['?', 'Slash'],
    ['4', 'Numpad4'],
    ['ArrowRight', 'Numpad6'],
    ['Process', 'KeyA'],
    ['Dead', 'BracketLeft'],
    ['ж', 'Semicolon'],
    ['', ''],
    ['Unidentified', ''],
    ['Unidentified', 'MediaPlayPause'],
  ])('leaves %s at %s as it is printed', (key, code) => {
    expect(latinKey({ key, code })).toBe(key);
  });

  it('takes full-width letters and digits for the ordinary ones', () => {
    expect(latinKey({ key: 'ａ', code: 'KeyA' })).toBe('a');
    expect(latinKey({ key: '１', code: 'Digit1' })).toBe('1');
  });
});
