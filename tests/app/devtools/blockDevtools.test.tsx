// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { blockDevtools, opensDevtools } from '@/app/devtools/blockDevtools';
import { readEnvironment } from '@/shared/browser/environment';

const bare = { code: '', key: '', ctrlKey: false, shiftKey: false, altKey: false, metaKey: false };
const ctrlShift = { ...bare, ctrlKey: true, shiftKey: true };
const cmdOption = { ...bare, metaKey: true, altKey: true };

describe('developer-tool shortcuts', () => {
  it.each([
    { ...bare, key: 'F12', code: 'F12' },
    { ...ctrlShift, code: 'KeyI' },
    { ...ctrlShift, code: 'KeyJ' },
    { ...ctrlShift, code: 'KeyC' },
    { ...bare, ctrlKey: true, code: 'KeyU' },
    { ...cmdOption, code: 'KeyI' },
    { ...cmdOption, code: 'KeyJ' },
    { ...cmdOption, code: 'KeyC' },
    { ...cmdOption, code: 'KeyU' },
  ])('blocks %j', (press) => {
    expect(opensDevtools(press)).toBe(true);
  });

  it.each([
    { ...bare, ctrlKey: true, code: 'KeyC' },
    { ...bare, ctrlKey: true, code: 'KeyI' },
    { ...ctrlShift, code: 'KeyU' },
    { ...ctrlShift, code: 'KeyR' },
    { ...bare, metaKey: true, code: 'KeyC' },
    { ...bare, shiftKey: true, key: 'F12', code: 'F12' },
    { ...bare, key: 'F11', code: 'F11' },
  ])('lets pass %j', (press) => {
    expect(opensDevtools(press)).toBe(false);
  });

  it('lets pass a key without a modifier, except F12', () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), (code, shiftKey) => {
        expect(opensDevtools({ ...bare, code, key: code === 'F12' ? 'x' : code, shiftKey })).toBe(false);
      }),
    );
  });
});

describe('blocking on the page', () => {
  let stop: () => void;
  beforeEach(() => {
    stop = blockDevtools(document);
    render(
      <>
        <p>Stem</p>
        <input aria-label="Email" />
        <input type="checkbox" aria-label="Mark" />
        <textarea aria-label="Comment" />
      </>,
    );
  });
  afterEach(() => stop());

  // fireEvent returns false if the default action was prevented.
  const menuAt = (element: Element) => fireEvent.contextMenu(element);
  const f12At = (element: Element) => fireEvent.keyDown(element, { key: 'F12', code: 'F12' });

  it('takes the context menu and the named keys, and no other key', () => {
    expect(menuAt(screen.getByText('Stem'))).toBe(false);
    expect(f12At(screen.getByText('Stem'))).toBe(false);
    expect(menuAt(screen.getByRole('checkbox'))).toBe(false);
    expect(fireEvent.keyDown(screen.getByText('Stem'), { key: 'a', code: 'KeyA' })).toBe(true);
  });

  it('leaves text fields alone', () => {
    for (const field of screen.getAllByRole('textbox')) {
      expect(menuAt(field)).toBe(true);
      expect(f12At(field)).toBe(true);
    }
  });

  it('ends the blocking when it is stopped', () => {
    stop();
    expect(menuAt(screen.getByText('Stem'))).toBe(true);
  });
});

describe('where it blocks', () => {
  it.each([
    ['production', {}, false, true],
    ['production', { VITE_BLOCK_DEVTOOLS: '0' }, false, false],
    ['production', {}, true, false],
    ['production', { VITE_BLOCK_DEVTOOLS: '1' }, true, false],
    ['preproduction', {}, false, false],
    ['preproduction', { VITE_BLOCK_DEVTOOLS: '1' }, false, true],
    ['development', {}, false, false],
    ['development', { VITE_BLOCK_DEVTOOLS: '1' }, false, false],
  ])('%s with %j, demo %s: %s', (mode, variables, demo, blocks) => {
    const env = { BASE_URL: '/', MODE: mode, DEV: false, PROD: true, SSR: false, ...variables };
    expect(readEnvironment(env, mode, demo).blockDevtools).toBe(blocks);
  });
});
