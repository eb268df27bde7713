import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import { ReadingTools } from './ReadingTools';

const PAPER = { mt: 0.5, border: 1, borderColor: 'edge' };

interface ReadingMenuProps {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** The tools that do not fit in the header. */
export function ReadingMenu({ anchor, onClose }: ReadingMenuProps) {
  return (
    <Popover
      open
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      transitionDuration={0}
      slotProps={{ paper: { role: 'dialog', 'aria-label': 'Tools', sx: PAPER } }}
      onClose={onClose}
    >
      <Stack spacing={0.5} sx={{ alignItems: 'start', padding: '10px' }}>
        <ReadingTools />
      </Stack>
    </Popover>
  );
}
