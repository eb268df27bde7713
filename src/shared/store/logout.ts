import { createAction } from '@reduxjs/toolkit';

/** The session is over: all state is reset and every call in flight is canceled. */
export const logout = createAction('LOGOUT');

interface Cache {
  readonly clear: () => void;
}

const caches = new Set<Cache>();

/** Makes a cache of what a user has seen end with the session. Returns it. */
export function endWithSession<Ended extends Cache>(cache: Ended): Ended {
  caches.add(cache);
  return cache;
}

/** Empties all of them. */
export function clearSessionCaches(): void {
  for (const cache of caches) cache.clear();
}
