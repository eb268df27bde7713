import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { vars } from '@/shared/theme/vars';
import { ReadingTools } from './ReadingTools';

const Menu = styled(Popover)({
  '& .MuiPopover-paper': { marginTop: 4, border: `1px solid ${vars.palette.edge}` },
});

const Box = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 4,
  padding: 10,
});

interface ReadingMenuProps {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** The tools for which the header has no room. */
export function ReadingMenu({ anchor, onClose }: ReadingMenuProps) {
  return (
    <Menu
      open
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      transitionDuration={0}
      slotProps={{ paper: { role: 'dialog', 'aria-label': 'Tools' } }}
      onClose={onClose}
    >
      <Box>
        <ReadingTools />
      </Box>
    </Menu>
  );
}
