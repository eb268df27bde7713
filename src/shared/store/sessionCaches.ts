interface Cache {
  readonly clear: () => void;
}

const caches = new Set<Cache>();

/** Makes a cache of what a user has seen end with the session. Returns it. */
export function endWithSession<Kept extends Cache>(cache: Kept): Kept {
  caches.add(cache);
  return cache;
}

/** Empties all of them. */
export function clearSessionCaches(): void {
  for (const cache of caches) cache.clear();
}
