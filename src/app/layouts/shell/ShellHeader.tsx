import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { permissions } from '@/domain/session/permissions';
import type { Role } from '@/shared/api/account';
import { CloseIcon, MenuIcon, MoonIcon, SunIcon } from '@/shared/icons/icons';
import { LogoMark } from '@/shared/icons/publicIcons';
import { paths } from '@/shared/routing/paths';
import { below } from '@/shared/theme/breakpoints';
import { fontFamily, type ThemeName } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';
import { hinted } from '@/shared/ui/controls/hinted';
import { IconAction } from '@/shared/ui/controls/IconAction';

export interface ShellHeaderProps {
  readonly menuOpen: boolean;
  readonly role: Role | undefined;
  /** Text of the plan link; undefined while the selected plan is unknown. */
  readonly plan: string | undefined;
  readonly onOpenPlans: () => void;
  readonly theme: ThemeName;
  readonly menuId: string;
  readonly onToggleMenu: () => void;
  readonly onToggleTheme: () => void;
}

/** px */
export const headerHeight = 52;

const ShellBar = styled(AppBar)({
  flexDirection: 'row',
  alignItems: 'center',
  gap: 8,
  minHeight: headerHeight,
  padding: '0 12px',
  zIndex: 20,
  [below('largePhone')]: { gap: 4, padding: '0 6px' },
});

const HomeLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 36,
  padding: '0 6px',
  color: vars.palette.text.primary,
  font: `640 1.0625rem/1 ${fontFamily}`,
  letterSpacing: '-0.015em',
  textDecoration: 'none',
});

/** On narrow screens the logo is only the mark. */
const BrandWord = styled('span')({ [below('largePhone')]: { display: 'none' } });

const PlanLink = styled(Link)({
  minWidth: 0,
  padding: '5px 4px',
  color: vars.palette.primary.main,
  font: vars.font.body2,
  lineHeight: '18px',
  overflowWrap: 'anywhere',
});

export function ShellHeader(props: ShellHeaderProps) {
  const { menuOpen, role, plan, onOpenPlans, theme, menuId, onToggleMenu, onToggleTheme } = props;
  const menuName = menuOpen ? 'Close menu' : 'Open menu';
  const themeName = theme === 'light' ? 'Switch to dark theme' : 'Switch to light theme';
  const label = role === undefined ? null : permissions[role].label;
  return (
    <ShellBar>
      <IconAction
        data-menu-toggle
        label={menuName}
        // Below, it would cover the first link of the open menu.
        placement="right"
        aria-expanded={menuOpen}
        aria-controls={menuOpen ? menuId : undefined}
        onClick={onToggleMenu}
      >
        {menuOpen ? <CloseIcon /> : <MenuIcon />}
      </IconAction>
      <HomeLink {...hinted('QLearn home')} to={paths.createQuiz.to()}>
        <LogoMark />
        <BrandWord translate="no">QLearn</BrandWord>
      </HomeLink>
      <Chip size="small" label="Beta" />
      <Box sx={{ flex: 1 }} />
      {plan !== undefined && (
        <PlanLink to={paths.subscriptions.to()} onClick={onOpenPlans}>
          {`Plan: ${plan}`}
        </PlanLink>
      )}
      {label !== null && <Chip size="small" label={label} />}
      <IconAction label={themeName} onClick={onToggleTheme}>
        {theme === 'light' ? <MoonIcon /> : <SunIcon />}
      </IconAction>
    </ShellBar>
  );
}
