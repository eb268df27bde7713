import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import { OptionSkeleton, ProblemBox, StemSkeleton } from './sharedQuestionStyles';

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
      <StemSkeleton />
      {[1, 2, 3, 4].map((line) => (
        <OptionSkeleton key={line} />
      ))}
      {isSlow && slow !== undefined && (
        <ProblemBox role="status">
          <p>Still trying</p>
          <Button color="inherit" onClick={slow.onRetry}>
            Try again
          </Button>{' '}
          <Button color="inherit" onClick={slow.onCancel}>
            Cancel
          </Button>
        </ProblemBox>
      )}
    </div>
  );
}
