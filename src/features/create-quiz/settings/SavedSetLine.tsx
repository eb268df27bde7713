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

/** Below the lists: what is said of the saved set, and what can be done with it. */
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
