import { reportLostChunk } from '@/shared/browser/reportError';
import { serverNow } from '@/shared/storage/serverClock';
import type { StoredTextName } from '@/shared/storage/storedTexts';

const RELOADED_AT: StoredTextName = 'qlearn.reloadedForChunk';
/** After this, a second failure may again be caused by a deploy. */
const RELOAD_PAUSE_MS = 300_000;
/** For a reload; if the visitor prevents it, the failure is reported after all. */
const RELOAD_TIMEOUT_MS = 10_000;

export interface LateCode<Module> {
  /** The module. A failure is not cached: the next call fetches again. */
  readonly open: () => Promise<Module>;
  /** The module once it has loaded, as `use` reads it without suspending. */
  readonly loaded: () => Promise<Module> | undefined;
  /**
   * Fetches it in advance; resolves once it is there. A failure is not reported; the code is requested again once there
   * is a network.
   */
  readonly ahead: () => Promise<void>;
}

/**
 * Lets `use` read a promise without suspending once it is fulfilled, and returns the same promise. Suspending would
 * show the fallback for at least 300 ms, even if the module has loaded. To skip `use` for a loaded module is no way:
 * React requires it again of a component that has suspended by it.
 */
export function readable<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  return promise;
}

/**
 * Loads a chunk once. If it is gone after a deploy, the page reloads once, after `failures` failed calls of
 * `open`. A screen reloads on the first; a part of a screen fails once first, because a reload could lose
 * typed text.
 */
export function retryingImport<Module>(load: () => Promise<Module>, failures: number): LateCode<Module> {
  let code: Promise<Module> | undefined;
  let isLoaded = false;
  let failed = 0;

  function fetchCode(): Promise<Module> {
    code ??= readable(
      load().then(
        (module) => {
          isLoaded = true;
          return module;
        },
        (cause: unknown) => {
          code = undefined;
          throw cause;
        },
      ),
    );
    return code;
  }

  async function ahead(): Promise<void> {
    try {
      await fetchCode();
    } catch {
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
      await ahead();
    }
  }

  async function open(): Promise<Module> {
    try {
      return await fetchCode();
    } catch (cause) {
      failed += 1;
      // Before anything else: a page that is being left must neither show a failure nor reload in place of
      // the next one.
      await reportLostChunk(cause);
      if (failed >= failures && reloadOnce())
        await new Promise((resolve) => setTimeout(resolve, RELOAD_TIMEOUT_MS));
      throw cause;
    }
  }

  return { open, ahead, loaded: () => (isLoaded ? code : undefined) };
}

/** Reloads unless that was done a moment ago, cannot be remembered, or there is no network to reload from. */
function reloadOnce(): boolean {
  if (!navigator.onLine) return false;
  try {
    const last = Number(sessionStorage.getItem(RELOADED_AT) ?? Number.NEGATIVE_INFINITY);
    if (serverNow() - last < RELOAD_PAUSE_MS) return false;
    sessionStorage.setItem(RELOADED_AT, String(serverNow()));
  } catch {
    return false;
  }
  location.reload();
  return true;
}
