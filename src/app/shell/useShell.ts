import type { Role } from '@/shared/contract/account';
import { menuItemOpened } from '@/shared/events/events';
import { useAppDispatch, useSelector } from '@/shared/remote/hooks';
import { selectSelectedPlan, selectUserHint, signOutAsked } from '@/shared/session/session';
import type { Theme } from '@/shared/session/themeMode';
import { useThemeToggle } from '@/shared/session/useThemeToggle';
import type { MenuItem } from './menu';

interface ShellState {
  readonly role: Role | undefined;
  readonly planCategory: string | undefined;
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
  const planCategory = useSelector(selectSelectedPlan)?.plan.category;

  return {
    role,
    planCategory,
    theme,
    onToggleTheme,
    onOpenItem: ({ name }) => dispatch(menuItemOpened({ item: name })),
    onSignOut: () => dispatch(signOutAsked()),
  };
}
