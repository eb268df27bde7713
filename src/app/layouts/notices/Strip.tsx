import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

const LINE = {
  flexWrap: 'nowrap',
  padding: '8px 20px',
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.sunken',
};

/** A line below the header of the shell, for what concerns every page. */
export function Strip({ children }: { readonly children: ReactNode }) {
  return (
    <Stack direction="row" sx={LINE}>
      {children}
    </Stack>
  );
}
