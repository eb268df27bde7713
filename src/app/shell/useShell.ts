import type { Role } from '@/shared/contract/account';
import type { ActivePlan } from '@/shared/contract/activePlan';
import { menuItemOpened } from '@/shared/events/events';
import { useAppDispatch, useSelector } from '@/shared/remote/hooks';
import { selectUserHint, signOutAsked } from '@/shared/session/session';
import { dataOf, type RemoteState } from '@/shared/remote/remoteState';
import { loadSelectedPlan } from '@/shared/session/calls';
import type { Theme } from '@/shared/session/themeMode';
import { useThemeToggle } from '@/shared/session/useThemeToggle';
import type { MenuItem } from './menu';

interface ShellState {
  readonly role: Role | undefined;
  readonly plan: string | undefined;
  readonly onOpenPlans: () => void;
  readonly theme: Theme;
  readonly onToggleTheme: () => void;
  readonly onOpenItem: (item: MenuItem) => void;
  readonly onSignOut: () => void;
}

/** What the shell shows of the session, and what it may do to it. */
export function useShell(): ShellState {
  const dispatch = useAppDispatch();
  const [theme, onToggleTheme] = useThemeToggle();
  const role = useSelector(selectUserHint)?.primaryRole;
  const load = useSelector((root) => loadSelectedPlan.selectState(root));

  return {
    role,
    plan: planWords(load),
    onOpenPlans: () => {
      if (load.status === 'error') dispatch(loadSelectedPlan.actions.request(load.args));
    },
    theme,
    onToggleTheme,
    onOpenItem: ({ name }) => dispatch(menuItemOpened({ item: name })),
    onSignOut: () => dispatch(signOutAsked()),
  };
}

/** What is known of the selected plan, also while it is asked for anew. */
function planWords(load: RemoteState<unknown, ActivePlan | undefined>): string | undefined {
  const held = dataOf(load);
  if (held !== undefined) return `QLearn ${held.plan.category}`;
  if (load.status === 'success') return 'none';
  return load.status === 'error' ? 'not loaded' : undefined;
}
