// @vitest-environment jsdom
import type { EventChannel } from 'redux-saga';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { claimWriter, type WriterEvent } from '@/features/exam/sagas/writerLock';

type Holder = () => Promise<void>;

/** The browser's locks, as far as the exam uses them. */
function fakeLocks() {
  let holder: { readonly lose: (cause: unknown) => void } | undefined;
  const waiting: (() => void)[] = [];
  const request = (_name: string, options: LockOptions, hold: Holder): Promise<void> =>
    new Promise((resolve, reject) => {
      const grant = (): void => {
        const mine = { lose: reject };
        holder = mine;
        void hold().then(() => {
          if (holder === mine) {
            holder = undefined;
            waiting.shift()?.();
          }
          resolve();
        });
      };
      if (options.steal === true) {
        holder?.lose(new DOMException('Stolen', 'AbortError'));
        grant();
      } else if (holder === undefined) grant();
      else waiting.push(grant);
    });
  return { request: vi.fn(request) };
}

function listen(channel: EventChannel<WriterEvent>): WriterEvent[] {
  const received: WriterEvent[] = [];
  const next = (): void =>
    channel.take((event: unknown) => {
      // A closed channel answers every take with END.
      if (event !== 'granted' && event !== 'busy' && event !== 'lost') return;
      received.push(event);
      next();
    });
  next();
  return received;
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  vi.useRealTimers();
});

const withLocks = (): void => {
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
};

describe('one writer a quiz', () => {
  it('lets the first tab write; the second waits, says so, and writes when the first is gone', async () => {
    vi.useFakeTimers();
    withLocks();
    const first = claimWriter('quiz', false);
    const firstHeard = listen(first);
    const secondHeard = listen(claimWriter('quiz', false));
    await vi.advanceTimersByTimeAsync(1_000);
    expect([firstHeard, secondHeard]).toEqual([['granted'], ['busy']]);
    first.close();
    await vi.advanceTimersByTimeAsync(0);
    expect(secondHeard).toEqual(['busy', 'granted']);
  });

  it('is the tab that takes over, and the former one is notified that it has lost', async () => {
    vi.useFakeTimers();
    withLocks();
    const firstHeard = listen(claimWriter('quiz', false));
    const secondHeard = listen(claimWriter('quiz', true));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(firstHeard).toContain('lost');
    expect(secondHeard).toEqual(['granted']);
  });

  it('leaves nothing behind when the channel is closed as soon as the lock is granted', async () => {
    withLocks();
    const first = claimWriter('quiz', false);
    const second = claimWriter('quiz', false);
    second.take(() => second.close());
    first.close();
    const third = listen(claimWriter('quiz', false));
    await vi.waitFor(() => expect(third).toEqual(['granted']));
  });

  it('is any tab where the browser refuses locks', async () => {
    const request = vi.fn(() => Promise.reject(new DOMException('Denied', 'SecurityError')));
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    const received = listen(claimWriter('quiz', false));
    await vi.waitFor(() => expect(received).toEqual(['granted']));
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('is any tab where the browser knows no locks', () => {
    expect(listen(claimWriter('quiz', false))).toEqual(['granted']);
  });
});
