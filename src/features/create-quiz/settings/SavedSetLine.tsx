import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const LINE = { justifyContent: 'flex-end', padding: '7px 14px', borderTop: 1, borderColor: 'divider' };

interface SavedSetLineProps {
  readonly role: 'alert' | 'status';
  readonly text: ReactNode;
  /** Links. */
  readonly children: ReactNode;
}

/** Shown below the lists: a message about the saved set, and its links. */
export function SavedSetLine({ role, text, children }: SavedSetLineProps) {
  return (
    <Stack direction="row" spacing="4px 16px" sx={LINE}>
      <Typography variant="note" role={role} sx={{ flex: '1 1 auto' }}>
        {text}
      </Typography>
      {children}
    </Stack>
  );
}
