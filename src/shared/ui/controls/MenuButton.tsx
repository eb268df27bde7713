import Button, { type ButtonProps } from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';

interface MenuButtonProps extends Omit<ButtonProps, 'id' | 'onClick'> {
  /** Their names are unique. */
  readonly choices: readonly { readonly name: string; readonly onChoose: () => void }[];
}

/** A button that opens a menu of things to do. */
export function MenuButton({ choices, ...props }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const id = useId();
  const close = () => setAnchor(undefined);
  return (
    <>
      <Button
        {...props}
        id={`${id}-button`}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-controls={anchor === undefined ? undefined : `${id}-menu`}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      <Menu
        id={`${id}-menu`}
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {choices.map(({ name, onChoose }) => (
          <MenuItem
            key={name}
            onClick={() => {
              close();
              onChoose();
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
