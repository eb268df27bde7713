import type { Workbox } from 'workbox-window';
import { whenIdle } from '@/shared/browser/whenIdle';

/** Precaches the app's code; written by the build, which names it in its Trusted Types policy. */
const WORKER = '/sw.js';
/** Milliseconds: the first screen's data and the next one's code have priority on the line. */
const REGISTERED_AFTER = 10_000;
/** Milliseconds between two looks for a new version in a page that stays open. */
const CHECK_EVERY = 3_600_000;

/** Activates the version that waits; undefined while there is none. */
let activate: (() => void) | undefined;
const listeners = new Set<() => void>();

function offer(next: () => void): void {
  activate = next;
  for (const listener of listeners) listener();
}

/** Whether a new version can be activated; for useSyncExternalStore. */
export const isUpdateReady = (): boolean => activate !== undefined;

export function subscribeToUpdates(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Activates the new version and reloads the page. */
export const activateUpdate = (): void => activate?.();

let isRegistering = false;

/**
 * Registers the service worker of a production build once, in idle time, and looks for new versions every hour.
 * Where the browser refuses, the app works as before, but only with a network. Never throws.
 */
export function registerServiceWorker(): void {
  if (__DEMO__ || !import.meta.env.PROD || isRegistering || !('serviceWorker' in navigator)) return;
  isRegistering = true;
  setTimeout(() => whenIdle(() => void register().catch(() => undefined)), REGISTERED_AFTER);
}

/** The only script URL that the page may use: browsers with Trusted Types refuse a plain text. */
function trusted(): ConstructorParameters<typeof Workbox>[0] {
  const policy = window.trustedTypes?.createPolicy('service-worker', {
    createScriptURL: (url: string) => {
      if (url !== WORKER) throw new TypeError('Not the service worker');
      return url;
    },
  });
  return policy?.createScriptURL(WORKER) ?? WORKER;
}

async function register(): Promise<void> {
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox(trusted());
  watch(worker);
  const registration = await worker.register();
  if (registration === undefined) return;
  setInterval(() => {
    registration.update().catch(() => undefined);
  }, CHECK_EVERY);
}

function watch(worker: Workbox): void {
  let isChosenHere = false;
  worker.addEventListener('waiting', ({ sw: next }) => {
    offer(() => {
      isChosenHere = true;
      // Another tab may have activated it since.
      if (next?.state !== 'installed') {
        location.reload();
        return;
      }
      // A page of the first visit is not controlled, and so never gets `controlling`.
      next.addEventListener('statechange', () => {
        if (next.state === 'activated') location.reload();
      });
      worker.messageSkipWaiting();
    });
  });
  worker.addEventListener('controlling', ({ isUpdate = false }) => {
    // Another tab has activated it: this page still runs the former version, until its user chooses.
    if (isUpdate && !isChosenHere) offer(() => location.reload());
  });
}
