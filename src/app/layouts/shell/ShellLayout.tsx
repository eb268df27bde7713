import { keyframes } from '@emotion/react';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { permissions } from '@/domain/session/permissions';
import type { Role } from '@/shared/api/account';
import { useEventListener } from '@/shared/browser/useEventListener';
import {
  BookIcon,
  ChartIcon,
  CommentIcon,
  HistoryIcon,
  LinkIcon,
  NoteIcon,
  PlanIcon,
  RefundIcon,
  SendIcon,
  SettingsIcon,
  SignOutIcon,
  TagsIcon,
} from '@/shared/icons/icons';
import { paths } from '@/shared/routing/paths';
import { below } from '@/shared/theme/breakpoints';
import { drawerWidth, transitionMs } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';
import { headerHeight, ShellHeader, type ShellHeaderProps } from './ShellHeader';
import { ExamDayNotice, OfflineNotice, StorageWarning, UpdateNotice } from './ShellNotices';

interface MenuItem {
  readonly name: string;
  readonly to: string;
  readonly Icon: (props: { readonly size?: number }) => ReactNode;
}

const createQuiz: MenuItem = { name: 'Create Quiz', to: paths.createQuiz.to(), Icon: BookIcon };
const history: MenuItem = { name: 'Quiz History', to: paths.quizHistory.to(), Icon: HistoryIcon };
const performance: MenuItem = { name: 'Performance', to: paths.performance.to(), Icon: ChartIcon };
const study: MenuItem = { name: 'Study', to: paths.study.to(), Icon: NoteIcon };
const subscriptions: MenuItem = { name: 'Subscriptions', to: paths.subscriptions.to(), Icon: PlanIcon };
const settings: MenuItem = { name: 'Settings', to: paths.settings.to(), Icon: SettingsIcon };

const administration: readonly MenuItem[] = [
  { name: 'Feedbacks', to: paths.feedbackDashboard.to(), Icon: CommentIcon },
  { name: 'Manage Plans', to: paths.managePlans.to(), Icon: TagsIcon },
  { name: 'Refund', to: paths.refund.to(), Icon: RefundIcon },
  { name: 'QLink', to: paths.qlink.to(), Icon: LinkIcon },
  { name: 'Admin Portal', to: paths.adminPortal.to(), Icon: SendIcon },
];

/** Main menu of a role. Performance and Study are for students only. */
function menuFor(role: Role | undefined): readonly MenuItem[] {
  const may = role && permissions[role];
  return [
    createQuiz,
    history,
    ...(may?.performance === true ? [performance] : []),
    ...(may?.study === true ? [study] : []),
    subscriptions,
    settings,
    ...(may?.administration === true ? administration : []),
  ];
}

/** The drawer closes on a press outside, on Escape and on navigation. */
function useMenu(menuId: string) {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === key;
  // Going back to this page restores the same key: the drawer must not reopen.
  if (openAt !== undefined && !open) setOpenAt(undefined);

  const page = open ? document : undefined;
  useEventListener(page, 'pointerdown', ({ target }) => {
    const isMenu = target instanceof Element && target.closest(`${TOGGLE}, #${menuId}`) !== null;
    if (!isMenu) setOpenAt(undefined);
  });
  useEventListener(page, 'keydown', (event) => {
    if (event.key !== 'Escape') return;
    setOpenAt(undefined);
    document.querySelector<HTMLElement>(TOGGLE)?.focus();
  });

  return { open, toggle: () => setOpenAt(open ? undefined : key) };
}

const TOGGLE = '[data-menu-toggle]';

interface ShellLayoutProps extends Omit<ShellHeaderProps, 'menuOpen' | 'menuId' | 'onToggleMenu'> {
  readonly onOpenItem: (item: MenuItem) => void;
  readonly onSignOut: () => void;
  readonly children: ReactNode;
}

const SkipLink = styled('a')({
  position: 'fixed',
  top: 6,
  left: 6,
  zIndex: 30,
  padding: '8px 14px',
  border: `1px solid ${vars.palette.edge}`,
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.background.paper,
  color: vars.palette.primary.main,
  font: vars.font.subtitle2,
  '&:not(:focus)': { clipPath: 'inset(50%)', height: 1, width: 1, padding: 0, overflow: 'hidden' },
});

const ShellMain = styled('main')({
  maxWidth: 1200,
  margin: '0 auto',
  padding: '20px 24px 64px',
  outline: 'none',
  [below('tablet')]: { padding: '16px 14px 64px' },
});

/** The signed-in shell, stateless: skip link, header, drawer and page. */
export function ShellLayout({ onOpenItem, onSignOut, children, ...header }: ShellLayoutProps) {
  const menuId = useId();
  const { open, toggle } = useMenu(menuId);
  const mainId = useId();
  return (
    <>
      <SkipLink href={`#${mainId}`}>Skip to content</SkipLink>
      <ShellHeader {...header} menuOpen={open} menuId={menuId} onToggleMenu={toggle} />
      {open && (
        <MainMenu id={menuId} items={menuFor(header.role)} onOpen={onOpenItem} onSignOut={onSignOut} />
      )}
      <StorageWarning />
      <OfflineNotice />
      <UpdateNotice />
      <ExamDayNotice />
      <ShellMain id={mainId} tabIndex={-1}>
        {children}
      </ShellMain>
    </>
  );
}

interface MainMenuProps {
  readonly id: string;
  readonly items: readonly MenuItem[];
  readonly onOpen: (item: MenuItem) => void;
  readonly onSignOut: () => void;
}

const slideIn = keyframes({ from: { transform: 'translateX(-12px)', opacity: 0 } });

const paper = {
  top: headerHeight + 1,
  bottom: 0,
  height: 'auto',
  zIndex: 19,
  width: drawerWidth,
  padding: 1,
  animation: `${slideIn} ${transitionMs}ms ease-out`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
} as const;

/** Content of the drawer; `useMenu` decides when it is open. */
function MainMenu({ id, items, onOpen, onSignOut }: MainMenuProps) {
  return (
    <Drawer
      variant="permanent"
      slotProps={{ paper: { component: 'nav', id, 'aria-label': 'Main menu', sx: paper } }}
    >
      <List disablePadding sx={{ flex: 1 }}>
        {items.map((item) => (
          <ListItem key={item.to} disablePadding>
            <ListItemButton component={NavLink} to={item.to} onClick={() => onOpen(item)}>
              <item.Icon />
              <span>{item.name}</span>
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <ListItemButton component="button" onClick={onSignOut} sx={{ flex: 'none', mt: 1 }}>
        <SignOutIcon />
        Sign out
      </ListItemButton>
    </Drawer>
  );
}
