import { useEffect } from 'react';

/** What the room needs only when it is opened. */
export const laterParts = {
  endBlock: () => import('./EndBlockDialog'),
  endReview: () => import('./EndReviewDialog'),
  image: () => import('./ImageDialog'),
  navigatorSheet: () => import('./NavigatorSheet'),
  shortcuts: () => import('./ShortcutsDialog'),
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
