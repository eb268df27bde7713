import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useState } from 'react';
import { useCurrentIndex } from '@/features/exam/store/useExam';
import { ErrorBoundary } from '@/shared/ui/states/ErrorBoundary';
import { TryAgain } from '@/shared/ui/states/TryAgain';

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
    <Stack
      role="alert"
      spacing={2}
      style={{ gridArea: area }}
      sx={{ alignItems: 'center', padding: '48px 24px', textAlign: 'center' }}
    >
      <Typography>{text}</Typography>
      <TryAgain onClick={onRetry} />
    </Stack>
  );
}
