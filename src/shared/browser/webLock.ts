/** The browser's locks; absent in insecure contexts and outside browsers. */
export function lockManager(): LockManager | undefined {
  const browser: { readonly locks?: LockManager } | undefined =
    typeof navigator === 'undefined' ? undefined : navigator;
  return browser?.locks;
}

/**
 * Waits for the right to act alone among this browser's tabs; answers how to give it back. The browser gives it back
 * when the tab dies. Where locks are unknown, the right is granted. Rejects when the signal is aborted.
 */
export async function acquireLock(name: string, signal: AbortSignal): Promise<() => void> {
  const locks = lockManager();
  if (locks === undefined) return () => undefined;
  return new Promise((resolve, reject) => {
    locks
      .request(name, { signal }, () => {
        return new Promise<void>((release) => {
          // Granted to one who has left in the meantime.
          if (signal.aborted) release();
          resolve(release);
        });
      })
      .catch(() => {
        if (signal.aborted) reject(new DOMException('Aborted', 'AbortError'));
        // Refused to this page altogether: better two attempts than none.
        else resolve(() => undefined);
      });
  });
}

/**
 * The right to act alone, if no tab has it now: answers how to give it back, undefined where another tab has it. Where
 * locks are unknown, it is granted.
 */
export async function tryLock(name: string): Promise<(() => void) | undefined> {
  const locks = lockManager();
  if (locks === undefined) return () => undefined;
  return new Promise((resolve) => {
    locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (lock !== null) return new Promise<void>((release) => resolve(release));
        resolve(undefined);
        return Promise.resolve();
      })
      .catch(() => resolve(() => undefined));
  });
}
