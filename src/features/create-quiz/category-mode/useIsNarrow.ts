import { useState } from 'react';

/** Below it the page is one column (createQuiz.module.css). */
const NARROW = '(max-width: 860px)';

/** Whether the page began as one column: then one picker is open, not all. */
export function useIsNarrow(): boolean {
  const [isNarrow] = useState(() => matchMedia(NARROW).matches);
  return isNarrow;
}
