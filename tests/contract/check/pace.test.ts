import { describe, expect, it } from 'vitest';
import { createPace, retryAfter } from '@/contract/check/client';
import { check, fastClock, serveDemo } from './servers';

describe('the pace of calls', () => {
  it('starts at most four in any second', async () => {
    const clock = fastClock();
    const pace = createPace(4, clock);
    const begin = clock.now();
    const starts: number[] = [];
    for (let call = 0; call < 9; call += 1) {
      await pace();
      starts.push(clock.now() - begin);
    }
    expect(starts).toEqual([0, 0, 0, 0, 1000, 1000, 1000, 1000, 2000]);
  });

  it('waits for no more than is left of the second', async () => {
    const clock = fastClock();
    const pace = createPace(1, clock);
    await pace();
    await clock.wait(400);
    await pace();
    expect(clock.waits).toEqual([400, 600]);
  });

  it('holds for a whole check', async () => {
    const clock = fastClock();
    const { url, requests } = await serveDemo();
    const begin = clock.now();
    await check(url, { clock });
    expect(clock.now() - begin).toBe(Math.floor((requests.length - 1) / 4) * 1000);
  });
});

describe('Retry-After', () => {
  const now = Date.UTC(2026, 10, 24, 8, 0, 0);

  it.each([
    ['30', 30],
    [' 0 ', 0],
    ['Tue, 24 Nov 2026 08:00:12 GMT', 12],
    ['Tue, 24 Nov 2026 07:00:00 GMT', 0],
    ['soon', undefined],
    [undefined, undefined],
  ])('reads %j as %s seconds', (header, seconds) => {
    expect(retryAfter(header, now)).toBe(seconds);
  });
});
