import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Outlet } from 'react-router-dom';
import { useSessionGate } from '@/app/layouts/useSessionGate';
import { menuItemOpened } from '@/domain/events/events';
import { loadSelectedPlan } from '@/domain/session/calls';
import { selectUserHint, signOutClicked } from '@/domain/session/sessionSlice';
import { useThemeToggle } from '@/domain/session/useThemeToggle';
import type { ActivePlan } from '@/shared/api/activePlan';
import { dataOf, type RemoteState } from '@/shared/remote/remoteState';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { PageTitle } from '@/shared/ui/layout/PageHead';
import { LoadingState } from '@/shared/ui/states/LoadingState';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import { TryAgain } from '@/shared/ui/states/TryAgain';
import { ShellLayout } from './ShellLayout';

/** The last known plan, even while it is being reloaded. */
function planLabel(load: RemoteState<unknown, ActivePlan | undefined>): string | undefined {
  const data = dataOf(load);
  if (data !== undefined) return `QLearn ${data.plan.category}`;
  if (load.status === 'success') return 'none';
  return load.status === 'error' ? 'not loaded' : undefined;
}

/**
 * Shell around every signed-in page except the exam and the guide. The shell renders before /user/me has
 * returned, the page after it.
 */
export function Component() {
  const dispatch = useAppDispatch();
  const [theme, onToggleTheme] = useThemeToggle();
  const role = useSelector(selectUserHint)?.primaryRole;
  const load = useSelector((root) => loadSelectedPlan.selectState(root));
  const onOpenPlans = () => {
    if (load.status === 'error') dispatch(loadSelectedPlan.actions.request(load.args));
  };
  return (
    <ShellLayout
      role={role}
      plan={planLabel(load)}
      onOpenPlans={onOpenPlans}
      theme={theme}
      onToggleTheme={onToggleTheme}
      onOpenItem={({ name }) => dispatch(menuItemOpened({ item: name }))}
      onSignOut={() => dispatch(signOutClicked())}
    >
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
      <StateMessage isError text={problem.text} action={<TryAgain onClick={retry} />} />
    </>
  );
}

function PageSkeleton() {
  return (
    <Stack spacing={2}>
      <Skeleton height={28} width="200px" />
      <Skeleton height={180} />
      <Skeleton height={180} />
    </Stack>
  );
}
