import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { tokenOf as sentTokenOf, storeFreshToken } from '@/domain/session/token';
import { localEntries } from '@/shared/storage/localEntries';
import { hasLiveToken } from '@/shared/storage/serverClock';

const NOW = 1_700_000_000_000;
const SECONDS = NOW / 1_000;

function tokenOf(claims: unknown): string {
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part(claims)}.x`;
}

/** Whether a stored token is expired at a time of the browser. */
function isTokenExpired(token: string, now: number, receivedAt?: number): boolean {
  vi.stubGlobal('localStorage', memoryStorage());
  onTestFinished(() => void vi.unstubAllGlobals());
  localEntries.token.write(token);
  if (receivedAt !== undefined) localEntries.tokenReceivedAt.write(receivedAt);
  return !hasLiveToken(now);
}

describe('hasLiveToken', () => {
  it.each([
    ['an hour ahead', 3_600, false],
    ['now', 0, false],
    ['within the grace of 60 s', -60, false],
    ['past the grace', -61, true],
  ])('takes exp %s', (_, offset, isExpired) => {
    expect(isTokenExpired(tokenOf({ exp: SECONDS + offset }), NOW)).toBe(isExpired);
  });

  it.each([
    ['no exp', { iat: SECONDS }],
    ['exp as a text that is no number', { exp: 'tomorrow' }],
    ['exp in milliseconds', { exp: NOW + 3_600_000 }],
    ['exp null', { exp: null }],
    ['exp zero', { exp: 0 }],
    ['exp negative', { exp: -1 }],
    ['claims that are a list', [1]],
    ['claims that are null', null],
  ])('takes %s for expired', (_, claims) => {
    expect(isTokenExpired(tokenOf(claims), NOW)).toBe(true);
  });

  it.each(['', 'x', 'a.b', 'a.b.c', 'null', '..'])('takes garbage %j for expired', (token) => {
    expect(isTokenExpired(token, NOW)).toBe(true);
  });

  it('reads exp as a text of digits', () => {
    expect(isTokenExpired(tokenOf({ exp: String(SECONDS + 3_600) }), NOW)).toBe(false);
  });

  it('corrects a clock that is two hours fast by the fresh token’s iat', () => {
    const fast = NOW + 7_200_000;
    const token = tokenOf({ iat: SECONDS, exp: SECONDS + 3_600 });
    expect(isTokenExpired(token, fast)).toBe(true);
    expect(isTokenExpired(token, fast, fast)).toBe(false);
    expect(isTokenExpired(token, fast + 3_661_000, fast)).toBe(true);
  });

  it('corrects a clock that is two hours slow', () => {
    const slow = NOW - 7_200_000;
    const token = tokenOf({ iat: SECONDS, exp: SECONDS + 3_600 });
    expect(isTokenExpired(token, slow + 3_661_000)).toBe(false);
    expect(isTokenExpired(token, slow + 3_661_000, slow)).toBe(true);
  });

  it.each([0, -1, 1e11])('takes no correction from an iat of %d', (iat) => {
    expect(isTokenExpired(tokenOf({ iat, exp: SECONDS - 61 }), NOW, NOW)).toBe(true);
    expect(isTokenExpired(tokenOf({ iat, exp: SECONDS }), NOW, NOW)).toBe(false);
  });

  it('takes no correction from an iat that is no time', () => {
    expect(isTokenExpired(tokenOf({ iat: 'soon', exp: SECONDS + 10 }), NOW, NOW - 9e9)).toBe(false);
  });
});

describe('serverNow', () => {
  it('runs ahead of the browser by what the fresh token’s iat says, the same without a token', async () => {
    vi.stubGlobal('localStorage', memoryStorage());
    vi.useFakeTimers({ now: NOW + 31 * 86_400_000 });
    vi.resetModules();
    const { serverNow } = await import('@/shared/storage/serverClock');
    expect(serverNow()).toBe(NOW + 31 * 86_400_000);
    storeFreshToken(tokenOf({ iat: SECONDS, exp: SECONDS + 3_600 }), Date.now());
    expect(serverNow()).toBe(NOW);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
});

describe('tokenOf', () => {
  it('gives no user the token that another tab has stored since', () => {
    vi.stubGlobal('localStorage', memoryStorage());
    const token = tokenOf({ exp: SECONDS + 3_600 });
    storeFreshToken(token, NOW);
    // Nobody yet, who asks whose it is; then the user that /user/me has named.
    expect(sentTokenOf(undefined)).toBe(token);
    expect(sentTokenOf('u1')).toBeUndefined();
    localEntries.userId.write('u1');
    expect(sentTokenOf('u1')).toBe(token);
    expect(sentTokenOf('u2')).toBeUndefined();
    vi.unstubAllGlobals();
  });
});

function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const entries = new Map<string, string>();
  return {
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, value) => void entries.set(name, value),
    removeItem: (name) => void entries.delete(name),
  };
}
