import { useEffect, useState } from 'react';
import { PublicButton } from '@/shared/ui/public/PublicButton';
import css from './sharedQuestion.module.css';

/** Milliseconds after which slow loading is announced. */
const SLOW_AFTER = 8_000;

interface LoadingProps {
  /** Absent while there is nothing to retry. */
  readonly slow?: { readonly onRetry: () => void; readonly onCancel: () => void };
}

/** Skeleton of a question. */
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
