import { useEffect } from 'react';
import { withMui } from '@/shared/theme/withMui';

/** What the room needs only when it is opened. */
export const laterParts = {
  endBlock: withMui(async () => (await import('./EndBlockDialog')).EndBlockDialog),
  endReview: withMui(async () => (await import('./EndReviewDialog')).EndReviewDialog),
  image: withMui(async () => (await import('./ImageDialog')).ImageDialog),
  navigatorSheet: withMui(async () => (await import('./NavigatorSheet')).NavigatorSheet),
  shortcuts: withMui(async () => (await import('./ShortcutsDialog')).ShortcutsDialog),
} as const;

/** Milliseconds after the room stands. */
const FETCH_AFTER = 500;

/** Fetches all of it ahead, without hurry: a block that was begun must be finished without network (robustness 3). */
export function usePartsAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const load of Object.values(laterParts)) load().catch(() => undefined);
    }, FETCH_AFTER);
    return () => clearTimeout(timer);
  }, []);
}
