import { type ReactNode, useEffect, useState } from 'react';
import { ErrorBoundary } from '@/shared/ui/states/ErrorBoundary';
import controls from '@/features/exam/toolbar/controls.module.css';
import styles from './exam.module.css';
import { useCurrentIndex } from '@/features/exam/store/useExam';

interface BrokenProps {
  /** What is said where the part breaks. */
  readonly words: string;
  /** Where it stands in the room's grid. */
  readonly area?: 'header' | 'nav' | 'footer';
}

interface ExamPanelBoundaryProps extends BrokenProps {
  readonly children: ReactNode;
}

/** One part of the room: where it breaks, the others go on, and the next item finds it whole (robustness 10). */
export function ExamPanelBoundary({ children, ...broken }: ExamPanelBoundaryProps) {
  return (
    <ErrorBoundary fallback={(retry) => <Broken {...broken} onRetry={retry} />}>{children}</ErrorBoundary>
  );
}

function Broken({ words, area, onRetry }: BrokenProps & { readonly onRetry: () => void }) {
  const index = useCurrentIndex();
  const [brokenAt] = useState(index);
  useEffect(() => {
    if (index !== brokenAt) onRetry();
  }, [index, brokenAt, onRetry]);
  return (
    <div className={styles.broken} style={{ gridArea: area }} role="alert">
      <p>{words}</p>
      <button type="button" className={controls.button} onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
