import { lazyPart } from '@/shared/ui/lazy/lazyPart';

/**
 * 'Resume': leads to the attempt that is on this device and continues without network; nothing if there is none, or if
 * its code does not load: the first paint does not need IndexedDB.
 */
export const ResumeStoredLink = lazyPart(
  async () => (await import('./StoredAttemptLink')).StoredAttemptLink,
  {
    placeholder: <></>,
    fallback: () => null,
  },
);
