import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import { lockManager } from '@/shared/browser/webLock';

/** Who may write a quiz: this tab has it, another tab has it (and this one waits), another tab has taken it away. */
export type WriterEvent = 'granted' | 'busy' | 'lost';

/** Milliseconds after which the other tab is believed to stay; a page that is just going away needs fewer. */
const PATIENCE = 400;

/**
 * One writer a quiz (robustness 5): a Web Lock that is held until the channel is closed or the tab dies. With `steal`
 * it is taken from the tab that has it. Where the browser knows no locks or refuses them, it is granted.
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
    const impatience = setTimeout(() => emit('busy'), PATIENCE);

    const claim = (options: LockOptions): void => {
      let isHeld = false;
      const hold = (): Promise<void> => {
        clearTimeout(impatience);
        if (waiting.signal.aborted) return Promise.resolve();
        isHeld = true;
        emit('granted');
        return new Promise((resolve) => {
          release = resolve;
        });
      };
      locks.request(name, options, hold).catch(() => {
        if (waiting.signal.aborted) return;
        clearTimeout(impatience);
        // Never held: the browser refuses locks to this page altogether, as it does where storage is blocked.
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
      clearTimeout(impatience);
      waiting.abort();
      release();
    };
  }, buffers.expanding<WriterEvent>(4));
}
