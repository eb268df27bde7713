import Stack from '@mui/material/Stack';
import { Outlet } from 'react-router-dom';
import { useSessionGate } from '@/app/layouts/useSessionGate';
import { PageTitle } from '@/shared/ui/layout/PageTitle';
import { LoadingState } from '@/shared/ui/states/LoadingState';
import { SkeletonBlock } from '@/shared/ui/states/SkeletonBlock';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import { TryAgain } from '@/shared/ui/states/TryAgain';
import { ShellLayout } from './ShellLayout';
import { useShell } from './useShell';

/**
 * Shell around every signed-in page except the exam and the guide. The shell renders before /user/me has
 * returned, the page after it.
 */
export function Component() {
  return (
    <ShellLayout {...useShell()}>
      <Page />
    </ShellLayout>
  );
}

function Page() {
  const { isSignedIn, problem, retry } = useSessionGate();
  if (isSignedIn) return <Outlet />;
  if (problem === undefined) return <LoadingState skeleton={<PageSkeleton />} onRetry={retry} />;
  return (
    <>
      <PageTitle>{problem.title}</PageTitle>
      <StateMessage tone="error" text={problem.text} action={<TryAgain onClick={retry} />} />
    </>
  );
}

function PageSkeleton() {
  return (
    <Stack spacing={2}>
      <SkeletonBlock height={28} width="200px" />
      <SkeletonBlock height={180} />
      <SkeletonBlock height={180} />
    </Stack>
  );
}
