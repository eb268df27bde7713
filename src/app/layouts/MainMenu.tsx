import { styled } from '@mui/material/styles';
import type { Ref } from 'react';
import { NavLink } from 'react-router-dom';
import { drawerWidth, motion, weights } from '@/shared/theme/tokens';
import { SignOutIcon } from '@/shared/icons/icons';
import type { MenuItem } from './menu';
import { headerHeight } from './ShellHeader';
import { vars } from '@/shared/theme/vars';

interface MainMenuProps {
  readonly id: string;
  readonly items: readonly MenuItem[];
  readonly onOpen: (item: MenuItem) => void;
  readonly onSignOut: () => void;
  readonly ref: Ref<HTMLElement>;
}

const Drawer = styled('nav')({
  position: 'fixed',
  top: headerHeight + 1,
  bottom: 0,
  left: 0,
  zIndex: 19,
  display: 'flex',
  flexDirection: 'column',
  width: drawerWidth,
  padding: 8,
  overflowY: 'auto',
  background: vars.palette.background.paper,
  borderRight: `1px solid ${vars.palette.divider}`,
  animation: `q-slide-in ${motion}ms ease-out`,
  '@keyframes q-slide-in': { from: { transform: 'translateX(-12px)', opacity: 0 } },
  '& ul': { flex: 1, margin: 0, padding: 0, listStyle: 'none' },
});

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  minHeight: 40,
  padding: '0 10px',
  border: 0,
  borderRadius: vars.shape.borderRadius,
  background: 'none',
  color: vars.palette.text.secondary,
  font: vars.font.body1,
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { background: vars.palette.background.sunken, color: vars.palette.text.primary },
  '&:focus-visible': { outline: `2px solid ${vars.palette.focus}`, outlineOffset: -2 },
} as const;

const Row = styled(NavLink)({
  ...row,
  '&[aria-current=page]': {
    background: vars.palette.primary.soft,
    color: vars.palette.primary.main,
    fontWeight: weights.medium,
  },
});

const RowButton = styled('button')({ ...row, borderTop: 0, marginTop: 8 });

/** Content of the drawer; `useMenu` decides when it is open. */
export function MainMenu({ id, items, onOpen, onSignOut, ref }: MainMenuProps) {
  return (
    <Drawer id={id} aria-label="Main menu" ref={ref}>
      <ul>
        {items.map((item) => (
          <li key={item.to}>
            <Row to={item.to} onClick={() => onOpen(item)}>
              <item.Icon />
              {item.name}
            </Row>
          </li>
        ))}
      </ul>
      <RowButton type="button" onClick={onSignOut}>
        <SignOutIcon />
        Sign out
      </RowButton>
    </Drawer>
  );
}
