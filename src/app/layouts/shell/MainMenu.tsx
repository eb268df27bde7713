import { keyframes } from '@emotion/react';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import type { Ref } from 'react';
import { NavLink } from 'react-router-dom';
import { SignOutIcon } from '@/shared/icons/icons';
import { drawerWidth, motion } from '@/shared/theme/tokens';
import type { MenuItem } from './menu';
import { headerHeight } from './ShellHeader';

interface MainMenuProps {
  readonly id: string;
  readonly items: readonly MenuItem[];
  readonly onOpen: (item: MenuItem) => void;
  readonly onSignOut: () => void;
  readonly ref: Ref<HTMLElement>;
}

const slideIn = keyframes({ from: { transform: 'translateX(-12px)', opacity: 0 } });

const paper = {
  top: headerHeight + 1,
  bottom: 0,
  height: 'auto',
  zIndex: 19,
  width: drawerWidth,
  padding: 1,
  animation: `${slideIn} ${motion}ms ease-out`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
} as const;

/** Content of the drawer; `useMenu` decides when it is open. */
export function MainMenu({ id, items, onOpen, onSignOut, ref }: MainMenuProps) {
  return (
    <Drawer
      variant="permanent"
      slotProps={{ paper: { component: 'nav', id, 'aria-label': 'Main menu', ref, sx: paper } }}
    >
      <List disablePadding sx={{ flex: 1 }}>
        {items.map((item) => (
          <ListItem key={item.to} disablePadding>
            <ListItemButton component={NavLink} to={item.to} onClick={() => onOpen(item)}>
              <item.Icon />
              {item.name}
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
