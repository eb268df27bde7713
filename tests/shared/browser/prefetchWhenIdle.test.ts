// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefetchWhenIdle } from '@/shared/browser/whenIdle';

let idle: (() => void) | undefined;

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (callback: IdleRequestCallback) => {
    idle = () => callback({ didTimeout: false, timeRemaining: () => 10 });
    return 1;
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  idle = undefined;
});

const onConnection = (connection: Navigator['connection']) => vi.stubGlobal('navigator', { connection });

describe('prefetchWhenIdle', () => {
  it.each([undefined, {}, { saveData: false, effectiveType: '3g' }])(
    'prefetches once the browser is idle with the connection %j',
    (connection) => {
      onConnection(connection);
      const prefetch = vi.fn();
      prefetchWhenIdle(prefetch);
      expect(prefetch).not.toHaveBeenCalled();
      idle?.();
      expect(prefetch).toHaveBeenCalledOnce();
    },
  );

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'prefetches nothing with the connection %j',
    (connection) => {
      onConnection(connection);
      prefetchWhenIdle(() => expect.unreachable());
      expect(idle).toBeUndefined();
    },
  );
});
