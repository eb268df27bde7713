import AppBar from '@mui/material/AppBar';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { permissions } from '@/domain/session/permissions';
import type { Role } from '@/shared/api/account';
import { CloseIcon, MenuIcon, MoonIcon, SunIcon } from '@/shared/icons/icons';
import { LogoMark } from '@/shared/icons/Logo';
import { paths } from '@/shared/routing/paths';
import type { ThemeName } from '@/shared/theme/tokens';
import { fontFamily } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';

interface ShellHeaderProps {
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

/** Height of the header, in px. */
export const headerHeight = 52;

const Bar = styled(AppBar)({
  flexDirection: 'row',
  alignItems: 'center',
  gap: 8,
  minHeight: headerHeight,
  padding: '0 12px',
  zIndex: 20,
  '@media (max-width: 480px)': { gap: 4, padding: '0 6px' },
});

const Home = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 36,
  padding: '0 6px',
  color: vars.palette.text.primary,
  font: `640 1.0625rem/1 ${fontFamily}`,
  letterSpacing: '-0.015em',
  textDecoration: 'none',
  // On narrow screens the mark alone is the logo.
  '@media (max-width: 480px)': { '& span': { display: 'none' } },
});

const PlanLink = styled(Link)({
  minWidth: 0,
  padding: '0 4px',
  overflow: 'hidden',
  color: vars.palette.primary.main,
  font: vars.font.body2,
  lineHeight: '28px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

const Spacer = styled('span')({ flex: 1 });

/** Header of every signed-in page except the exam and the guide. */
export function ShellHeader(props: ShellHeaderProps) {
  const { menuOpen, role, plan, onOpenPlans, theme, menuId, onToggleMenu, onToggleTheme } = props;
  const menuName = menuOpen ? 'Close menu' : 'Open menu';
  const themeName = theme === 'light' ? 'Switch to dark theme' : 'Switch to light theme';
  const label = role === undefined ? null : permissions[role].label;
  return (
    <Bar>
      <IconButton
        data-menu-toggle
        aria-label={menuName}
        title={menuName}
        aria-expanded={menuOpen}
        aria-controls={menuOpen ? menuId : undefined}
        onClick={onToggleMenu}
      >
        {menuOpen ? <CloseIcon /> : <MenuIcon />}
      </IconButton>
      <Home to={paths.createQuiz.to()} aria-label="QLearn home" title="QLearn home">
        <LogoMark />
        <span>QLearn</span>
      </Home>
      <Chip size="small" label="Beta" />
      <Spacer />
      {plan !== undefined && (
        <PlanLink to={paths.subscriptions.to()} onClick={onOpenPlans}>
          {`Plan: ${plan}`}
        </PlanLink>
      )}
      {label !== null && <Chip size="small" label={label} />}
      <IconButton aria-label={themeName} title={themeName} onClick={onToggleTheme}>
        {theme === 'light' ? <MoonIcon /> : <SunIcon />}
      </IconButton>
    </Bar>
  );
}
