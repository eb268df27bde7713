import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { matchPath, Outlet, useLocation } from 'react-router-dom';
import { PublicMessage } from '@/domain/public/PublicMessage';
import { ExamSkeleton } from '@/features/exam/ExamSkeleton';
import { GuidePage, MetadataSkeleton } from '@/features/tutor-guide/GuidePage';
import { paths } from '@/shared/routing/paths';
import { useStorageVolatile } from '@/shared/storage/storageHealth';
import { below, from, isHigh } from '@/shared/theme/breakpoints';
import { TryAgain } from '@/shared/ui/states/TryAgain';
import { useSlowLoading } from '@/shared/ui/states/useSlowLoading';
import { useSessionGate } from './useSessionGate';

const Edges = styled('div')({
  display: 'contents',
  // The floating site feedback has its own place at the lower edge.
  [`${from('phone')} and ${isHigh}`]: { '--q-corner': '44px' },
  // Or, where there is no room for it, below the exam.
  [`${below('phone')} and ${isHigh}`]: { '--q-below-exam': '52px' },
});

/** Layout of the exam and the guide: no shell, the exam has its own header and footer. */
export function Component() {
  const { isSignedIn, problem, retry } = useSessionGate();
  const [tryCount, setTryCount] = useState(1);
  if (isSignedIn) {
    return (
      <Edges data-exam>
        <Outlet />
      </Edges>
    );
  }
  if (problem === undefined) {
    return (
      <Slow
        key={tryCount}
        onRetry={() => {
          setTryCount(tryCount + 1);
          retry();
        }}
      />
    );
  }
  return (
    <PublicMessage title={problem.title} action={<TryAgain color="inherit" onClick={retry} />}>
      {problem.text}
    </PublicMessage>
  );
}

/**
 * The exam and the guide have no shell to show while loading: renders their skeleton, and a message if
 * loading is slow.
 */
function Slow({ onRetry }: { readonly onRetry: () => void }) {
  const [isCanceled, setIsCanceled] = useState(false);
  const isSlow = useSlowLoading();
  const isVolatile = useStorageVolatile();
  const { pathname } = useLocation();
  if (!isSlow) {
    if (matchPath(paths.guide.pattern, pathname) === null) return <ExamSkeleton />;
    return (
      <GuidePage>
        <MetadataSkeleton />
      </GuidePage>
    );
  }
  return (
    <PublicMessage
      title={isCanceled ? 'Not loaded' : 'Still trying'}
      action={
        <Stack direction="row">
          <TryAgain color="inherit" onClick={onRetry} />
          {!isCanceled && (
            <Button color="inherit" onClick={() => setIsCanceled(true)}>
              Cancel
            </Button>
          )}
        </Stack>
      }
    >
      {isVolatile
        ? 'Your account has not been loaded yet.'
        : 'Your account has not been loaded yet. Answers of a quiz in progress are saved on this device.'}
    </PublicMessage>
  );
}
