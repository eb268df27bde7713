/** The browser's Web Locks; absent in insecure contexts and outside browsers. */
export function lockManager(): LockManager | undefined {
  const browser: { readonly locks?: LockManager } | undefined =
    typeof navigator === 'undefined' ? undefined : navigator;
  return browser?.locks;
}

/**
 * Waits for an exclusive lock among this browser's tabs; resolves to its release. The browser releases it
 * when the tab closes. Granted if Web Locks are unavailable. Rejects on abort.
 */
export async function acquireLock(name: string, signal: AbortSignal): Promise<() => void> {
  const locks = lockManager();
  if (locks === undefined) return () => undefined;
  return new Promise((resolve, reject) => {
    locks
      .request(name, { signal }, () => {
        return new Promise<void>((release) => {
          // Granted after the abort.
          if (signal.aborted) release();
          resolve(release);
        });
      })
      .catch(() => {
        if (signal.aborted) reject(new DOMException('Aborted', 'AbortError'));
        // Denied to this page: two attempts are better than none.
        else resolve(() => undefined);
      });
  });
}

/**
 * Takes an exclusive lock if it is free: resolves to its release, undefined if another tab has it. Granted if
 * Web Locks are unavailable.
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
