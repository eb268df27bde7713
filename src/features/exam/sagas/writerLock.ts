import { buffers, type EventChannel, eventChannel } from 'redux-saga';
import { lockManager } from '@/shared/browser/webLock';

/**
 * Who may write a quiz: this tab has the lock, another tab has it (and this one waits), or another tab has
 * taken it over.
 */
export type WriterEvent = 'granted' | 'busy' | 'lost';

/** The other tab is assumed to stay after this time; a page that is closing needs less. */
const BUSY_AFTER_MS = 400;

/**
 * One writer per quiz: a Web Lock held until the channel or the tab is closed. `steal` takes it from the tab that has
 * it. Granted if the browser has no locks or refuses them.
 */
export function claimWriter(name: string, steal: boolean): EventChannel<WriterEvent> {
  return eventChannel<WriterEvent>((emit) => {
    const locks = lockManager();
    if (locks === undefined) {
      emit('granted');
      return () => undefined;
    }
    const waiting = new AbortController();
    let release: () => void = () => undefined;
    const busyTimer = setTimeout(() => emit('busy'), BUSY_AFTER_MS);

    const claim = (options: LockOptions): void => {
      let isHeld = false;
      const hold = (): Promise<void> => {
        clearTimeout(busyTimer);
        if (waiting.signal.aborted) return Promise.resolve();
        isHeld = true;
        // Before `granted` is emitted: its receiver may close the channel at once.
        const held = new Promise<void>((resolve) => {
          release = resolve;
        });
        emit('granted');
        return held;
      };
      locks.request(name, options, hold).catch(() => {
        clearTimeout(busyTimer);
        // A channel that was closed meanwhile drops what follows. The browser refuses locks to this page, as it
        // does if storage is blocked.
        if (!isHeld) {
          emit('granted');
          return;
        }
        emit('lost');
        claim({ signal: waiting.signal });
      });
    };
    claim(steal ? { steal: true } : { signal: waiting.signal });

    return () => {
      clearTimeout(busyTimer);
      waiting.abort();
      release();
    };
  }, buffers.expanding<WriterEvent>(4));
}
