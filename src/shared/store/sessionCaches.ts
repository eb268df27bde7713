interface Cache {
  readonly clear: () => void;
}

const caches = new Set<Cache>();

/** Lets a cache of what someone has seen end with the session. Returns it. */
export function endWithSession<Kept extends Cache>(cache: Kept): Kept {
  caches.add(cache);
  return cache;
}

/** Empties them all. */
export function clearSessionCaches(): void {
  for (const cache of caches) cache.clear();
}
