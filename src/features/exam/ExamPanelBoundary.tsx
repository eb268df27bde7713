import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useState } from 'react';
import { useCurrentIndex } from '@/features/exam/store/useExam';
import { ErrorBoundary } from '@/shared/ui/states/ErrorBoundary';
import { TryAgain } from '@/shared/ui/states/TryAgain';

const BrokenBox = styled('div')({
  padding: '48px 24px',
  textAlign: 'center',
});

interface BrokenProps {
  /** Shown when the panel fails. */
  readonly text: string;
  /** Grid area of the exam layout. */
  readonly area?: 'header' | 'nav' | 'tool' | 'footer';
}

interface ExamPanelBoundaryProps extends BrokenProps {
  readonly children: ReactNode;
}

/** Error boundary of one panel of the exam: the others keep working, and the next item renders it again. */
export function ExamPanelBoundary({ children, ...broken }: ExamPanelBoundaryProps) {
  return (
    <ErrorBoundary fallback={(retry) => <Broken {...broken} onRetry={retry} />}>{children}</ErrorBoundary>
  );
}

function Broken({ text, area, onRetry }: BrokenProps & { readonly onRetry: () => void }) {
  const index = useCurrentIndex();
  const [brokenAt] = useState(index);
  useEffect(() => {
    if (index !== brokenAt) onRetry();
  }, [index, brokenAt, onRetry]);
  return (
    <BrokenBox style={{ gridArea: area }} role="alert">
      <p>{text}</p>
      <TryAgain onClick={onRetry} />
    </BrokenBox>
  );
}
