// @vitest-environment jsdom
import type { EventChannel } from 'redux-saga';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { claimWriter, type WriterEvent } from '@/features/exam/sagas/writerLock';
import { settle } from '../../../settle';

type Holder = () => Promise<void>;

/** The parts of the browser's locks that the exam uses. */
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
      else {
        waiting.push(grant);
        options.signal?.addEventListener('abort', () => {
          // A request that was granted cannot be withdrawn.
          if (!waiting.includes(grant)) return;
          waiting.splice(waiting.indexOf(grant), 1);
          reject(new DOMException('Aborted', 'AbortError'));
        });
      }
    });
  return { request: vi.fn(request), waiting };
}

function listen(channel: EventChannel<WriterEvent>): WriterEvent[] {
  const received: WriterEvent[] = [];
  const next = (): void =>
    channel.take((event: unknown) => {
      // A closed channel gives END to every take.
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

function withLocks() {
  const locks = fakeLocks();
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  return locks;
}

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

  it('gives the lock to the tab that takes over, and notifies the former one', async () => {
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

  it('waits no longer once the channel is closed', () => {
    const { waiting } = withLocks();
    listen(claimWriter('quiz', false));
    const second = claimWriter('quiz', false);
    expect(waiting).toHaveLength(1);
    second.close();
    expect(waiting).toEqual([]);
  });

  it('waits for the lock that it has lost, until the channel is closed', async () => {
    const { waiting } = withLocks();
    const first = claimWriter('quiz', false);
    const heard = listen(first);
    const second = claimWriter('quiz', true);
    await vi.waitFor(() => expect(heard).toEqual(['granted', 'lost']));
    expect(waiting).toHaveLength(1);
    second.close();
    await vi.waitFor(() => expect(heard).toEqual(['granted', 'lost', 'granted']));
    claimWriter('quiz', true);
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    first.close();
    expect(waiting).toEqual([]);
  });

  it('gives back at once a lock that is granted after the channel was closed', async () => {
    let hold: Holder = () => Promise.reject(new Error('Not requested.'));
    const request = vi.fn((_name: string, _options: LockOptions, holder: Holder) => {
      hold = holder;
      return new Promise<void>(() => undefined);
    });
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    claimWriter('quiz', true).close();
    let isGivenBack = false;
    void hold().then(() => (isGivenBack = true));
    await settle();
    expect(isGivenBack).toBe(true);
  });

  it('lets any tab write when the browser refuses locks', async () => {
    const request = vi.fn(() => Promise.reject(new DOMException('Denied', 'SecurityError')));
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    const received = listen(claimWriter('quiz', false));
    await vi.waitFor(() => expect(received).toEqual(['granted']));
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('lets any tab write when the browser knows no locks', () => {
    expect(listen(claimWriter('quiz', false))).toEqual(['granted']);
  });
});
