import type { Workbox } from 'workbox-window';
import { whenIdle } from '@/shared/browser/whenIdle';
import { once } from '@/shared/format/once';
import { offlineReadiness, type OfflineReadiness, update } from './workerState';

/** Precaches the app's code; written by the build, which names it in its Trusted Types policy. */
const WORKER = '/sw.js';
/** The first screen's data and the next one's code have priority on the line. */
const REGISTER_AFTER_MS = 10_000;
/** Between two checks for a new version in a page that stays open. */
const CHECK_INTERVAL_MS = 3_600_000;
/** After this the page that was to be updated reloads in any case. */
const ACTIVATION_TIMEOUT_MS = 6_000;
/** More than any file of the code has. */
const PROBE_BYTES = 2_000_000;

/**
 * Registers the service worker of a production build once, in idle time, and looks for new versions every
 * hour. If the browser refuses, the app works as before, but only with a network. Never throws.
 */
export const registerServiceWorker = once((): void => {
  if (offlineReadiness.read() === 'absent') return;
  // Private windows of some browsers, and pages without https.
  if (!('serviceWorker' in navigator)) {
    offlineReadiness.write('refused');
    return;
  }
  if (navigator.serviceWorker.controller !== null) offlineReadiness.write('ready');
  setTimeout(() => whenIdle(() => void register()), REGISTER_AFTER_MS);
});

/** Tries once more to store the app on the device. */
export function retryOffline(): void {
  if (offlineReadiness.read() !== 'full' && offlineReadiness.read() !== 'failed') return;
  offlineReadiness.write('pending');
  void register();
}

type ScriptUrl = ConstructorParameters<typeof Workbox>[0];

/**
 * The only script URL that the page may use: browsers with Trusted Types reject a plain string. A policy of a name can
 * be created only once.
 */
const trustedUrl = once((): ScriptUrl => {
  const policy = window.trustedTypes?.createPolicy('service-worker', {
    createScriptURL: (url: string) => {
      if (url !== WORKER) throw new TypeError('Not the service worker');
      return url;
    },
  });
  return policy?.createScriptURL(WORKER) ?? WORKER;
});

async function register(): Promise<void> {
  try {
    const { Workbox } = await import('workbox-window');
    const worker = new Workbox(trustedUrl());
    watch(worker);
    const registration = await worker.register();
    if (registration === undefined) return;
    follow(registration);
    // One whose installation failed is no longer registered: its checks reject.
    setInterval(() => void registration.update().catch(() => undefined), CHECK_INTERVAL_MS);
  } catch (cause) {
    // A TypeError if the script did not load, a DOMException if the browser refuses it.
    if (offlineReadiness.read() === 'pending')
      offlineReadiness.write(cause instanceof DOMException ? 'refused' : 'failed');
  }
}

/** Follows the installation, which fails as a whole if one file of the app cannot be stored. */
function follow({ active, installing }: ServiceWorkerRegistration): void {
  if (active !== null) {
    offlineReadiness.write('ready');
    return;
  }
  const read = (): void => {
    // Once installed, it becomes redundant when a newer version replaces it.
    if (offlineReadiness.read() !== 'pending') return;
    if (installing === null || installing.state === 'redundant')
      void clearPartialCode().then(offlineReadiness.write);
    else if (installing.state === 'activated') offlineReadiness.write('ready');
  };
  installing?.addEventListener('statechange', read);
  read();
}

/**
 * Deletes what was stored of the code, because the answers need the space. Returns why the code was
 * incomplete. Never rejects.
 */
async function clearPartialCode(): Promise<OfflineReadiness> {
  const isFull = await isStorageFull();
  try {
    await Promise.all((await caches.keys()).map(emptyCache));
  } catch {
    // Not even deleting worked: the rest is deleted with the next version that is stored.
  }
  return isFull ? 'full' : 'failed';
}

/** File by file: the space of a deleted cache is not freed before everything that has it open is gone. */
async function emptyCache(name: string): Promise<void> {
  const cache = await caches.open(name);
  await Promise.all((await cache.keys()).map((file) => cache.delete(file)));
  await caches.delete(name);
}

/** Writes as much as the largest file of the code needs: some browsers do not estimate the free space. */
async function isStorageFull(): Promise<boolean> {
  try {
    const probe = await caches.open('probe');
    await probe.put('/probe', new Response(new Uint8Array(PROBE_BYTES)));
    return false;
  } catch (cause) {
    return cause instanceof DOMException && cause.name === 'QuotaExceededError';
  }
}

function watch(worker: Workbox): void {
  let isChosenHere = false;
  worker.addEventListener('waiting', ({ sw: next }) => {
    update.write(() => {
      isChosenHere = true;
      // Another tab may have activated it since.
      if (next?.state !== 'installed') {
        location.reload();
        return;
      }
      // A page on its first visit is not controlled, so it never gets `controlling`.
      next.addEventListener('statechange', () => {
        if (next.state === 'activated') location.reload();
      });
      worker.messageSkipWaiting();
      // If the former worker has a request in flight, Chromium tries to activate again only 30 s later, or
      // when a page loads.
      setTimeout(() => location.reload(), ACTIVATION_TIMEOUT_MS);
    });
  });
  worker.addEventListener('controlling', ({ isUpdate = false }) => {
    // Another tab has activated it: this page still runs the former version until its user chooses.
    if (isUpdate && !isChosenHere) update.write(() => location.reload());
  });
}
