import { useState } from 'react';

/** Below this width the page has one column. */
const NARROW = '(max-width: 860px)';

/** Whether the page started with one column: one picker is expanded then, not all. */
export function useIsNarrow(): boolean {
  const [isNarrow] = useState(() => matchMedia(NARROW).matches);
  return isNarrow;
}
