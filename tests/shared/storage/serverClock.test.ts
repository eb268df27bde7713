// @vitest-environment jsdom
// isolated: a new page reads the clocks with modules of its own
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localEntries } from '@/shared/storage/localEntries';
import { hasLiveToken, noteServerTime, serverNow } from '@/shared/storage/serverClock';

/** Milliseconds. */
const NOW = 1_795_000_000_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const part = (value: object): string => btoa(JSON.stringify(value)).replaceAll('=', '');
const tokenOf = (claims: object): string => `${part({ alg: 'none' })}.${part(claims)}.x`;

let tokens = 0;

/** A token received now that is live for an hour. */
function receiveToken(): void {
  tokens += 1;
  localEntries.tokenReceivedAt.write(Date.now());
  localEntries.token.write(tokenOf({ iat: NOW / 1_000, exp: NOW / 1_000 + 3_600, jti: tokens }));
}

const show = (state: DocumentVisibilityState) =>
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);

/** Changes the wall clock, and nothing else. */
const setWallClock = (by: number) => vi.setSystemTime(Date.now() + by);

/** The first reading of a page that is loaded now: it knows only what is stored. */
async function readInNewPage(): Promise<number> {
  vi.resetModules();
  const page = await import('@/shared/storage/serverClock');
  return page.serverNow();
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'performance'] });
  show('visible');
  receiveToken();
});
afterEach(() => void vi.useRealTimers());

describe('the time of the server', () => {
  it.each([HOUR, -HOUR, 24 * HOUR, -24 * HOUR])(
    'keeps its time at a wall clock set by %d ms',
    async (change) => {
      expect(serverNow()).toBe(NOW);
      vi.advanceTimersByTime(MINUTE);
      setWallClock(change);
      expect(serverNow()).toBe(NOW + MINUTE);
      vi.advanceTimersByTime(MINUTE);
      expect(serverNow()).toBe(NOW + 2 * MINUTE);
      expect(await readInNewPage()).toBe(NOW + 2 * MINUTE);
      expect(hasLiveToken()).toBe(true);
    },
  );

  it('goes on with its time when another tab signs out after the wall clock was set', () => {
    serverNow();
    setWallClock(HOUR);
    expect(serverNow()).toBe(NOW);
    localStorage.clear();
    vi.advanceTimersByTime(MINUTE);
    expect(serverNow()).toBe(NOW + MINUTE);
    setWallClock(-HOUR);
    receiveToken();
    expect(serverNow()).toBe(NOW);
  });

  it('leaves a small correction by a time server to the next page', async () => {
    serverNow();
    setWallClock(2_000);
    expect(serverNow()).toBe(NOW);
    expect(await readInNewPage()).toBe(NOW + 2_000);
  });

  it('counts the sleep of the machine', () => {
    serverNow();
    show('hidden');
    serverNow();
    setWallClock(HOUR);
    show('visible');
    expect(serverNow()).toBe(NOW + HOUR);
  });

  it('never goes back with a wall clock that was set back while the page was hidden', () => {
    show('hidden');
    serverNow();
    setWallClock(-HOUR);
    show('visible');
    expect(serverNow()).toBe(NOW);
  });

  it('follows the date of a response when the wall clock was changed without a page', async () => {
    setWallClock(HOUR);
    noteServerTime(NOW + MINUTE - 1_000);
    // As precise as the token's own time.
    expect(serverNow()).toBe(NOW + MINUTE - 1_000);
    expect(await readInNewPage()).toBe(NOW + MINUTE - 1_000);
  });

  it('ignores the date of a response that is merely old', () => {
    serverNow();
    noteServerTime(NOW - 20_000);
    expect(serverNow()).toBe(NOW);
  });

  it('begins with the time of the browser when the token says nothing of it', () => {
    localEntries.token.write(tokenOf({ exp: NOW / 1_000 + 3_600 }));
    expect(serverNow()).toBe(NOW);
    setWallClock(HOUR);
    expect(serverNow()).toBe(NOW);
  });
});
