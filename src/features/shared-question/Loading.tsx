import { useEffect, useState } from 'react';
import { PublicButton } from '@/shared/ui/public/PublicButton';
import css from './sharedQuestion.module.css';

/** Milliseconds after which a load admits that it is slow (robustness 8). */
const SLOW_AFTER = 8_000;

interface LoadingProps {
  /** Absent while there is nothing yet that could be tried again. */
  readonly slow?: { readonly onRetry: () => void; readonly onCancel: () => void };
}

/** A question that is still to come, in its final shape. */
export function Loading({ slow }: LoadingProps) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div aria-busy="true">
      <div className={css.stemSkeleton} />
      {[1, 2, 3, 4].map((line) => (
        <div key={line} className={css.optionSkeleton} />
      ))}
      {isSlow && slow !== undefined && (
        <div className={css.problem} role="status">
          <p>Still trying</p>
          <PublicButton onClick={slow.onRetry}>Try again</PublicButton>{' '}
          <PublicButton onClick={slow.onCancel}>Cancel</PublicButton>
        </div>
      )}
    </div>
  );
}
