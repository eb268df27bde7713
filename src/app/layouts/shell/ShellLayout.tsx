import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { OfflineNotice } from '@/app/layouts/notices/OfflineNotice';
import { StorageWarning } from '@/app/layouts/notices/StorageWarning';
import { UpdateNotice } from '@/app/layouts/notices/UpdateNotice';
import type { Role } from '@/shared/api/account';
import type { ThemeName } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';
import { MainMenu } from './MainMenu';
import { menuFor, type MenuItem } from './menu';
import { ShellHeader } from './ShellHeader';
import { useMenu } from './useMenu';

interface ShellLayoutProps {
  readonly role: Role | undefined;
  /** Text of the plan link; undefined while the selected plan is unknown. */
  readonly plan: string | undefined;
  readonly onOpenPlans: () => void;
  readonly theme: ThemeName;
  readonly onToggleTheme: () => void;
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

const Main = styled('main')({
  maxWidth: 1200,
  margin: '0 auto',
  padding: '20px 24px 64px',
  outline: 'none',
  '@media (max-width: 600px)': { padding: '16px 14px 64px' },
});

/** The signed-in shell without state: skip link, header, drawer and page. */
export function ShellLayout(props: ShellLayoutProps) {
  const { role, plan, onOpenPlans, theme, onToggleTheme, onOpenItem, onSignOut, children } = props;
  const { open, toggle, drawer } = useMenu();
  const menuId = useId();
  const mainId = useId();
  return (
    <>
      <SkipLink href={`#${mainId}`}>Skip to content</SkipLink>
      <ShellHeader
        menuOpen={open}
        role={role}
        plan={plan}
        onOpenPlans={onOpenPlans}
        theme={theme}
        menuId={menuId}
        onToggleMenu={toggle}
        onToggleTheme={onToggleTheme}
      />
      {open && (
        <MainMenu id={menuId} ref={drawer} items={menuFor(role)} onOpen={onOpenItem} onSignOut={onSignOut} />
      )}
      <StorageWarning />
      <OfflineNotice />
      <UpdateNotice />
      <Main id={mainId} tabIndex={-1}>
        {children}
      </Main>
    </>
  );
}
