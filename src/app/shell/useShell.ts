import type { Role } from '@/shared/contract/account';
import { menuItemOpened } from '@/shared/events/events';
import { useAppDispatch, useSelector } from '@/shared/remote/hooks';
import {
  preferenceChanged,
  selectSelectedPlan,
  selectUserHint,
  signOutAsked,
} from '@/shared/session/session';
import { chooseThemeMode, type Theme } from '@/shared/session/themeMode';
import { useTheme } from '@/shared/session/useTheme';
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
  const theme = useTheme();
  const role = useSelector(selectUserHint)?.primaryRole;
  const planCategory = useSelector(selectSelectedPlan)?.plan.category;

  const onToggleTheme = () => {
    const darkTheme = theme === 'light';
    // At once in this browser; the preference brings it to the visitor's others.
    chooseThemeMode(darkTheme ? 'dark' : 'light');
    dispatch(preferenceChanged({ darkTheme }));
  };

  return {
    role,
    planCategory,
    theme,
    onToggleTheme,
    onOpenItem: ({ name }) => dispatch(menuItemOpened({ item: name })),
    onSignOut: () => dispatch(signOutAsked()),
  };
}
