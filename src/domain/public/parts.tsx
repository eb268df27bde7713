import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PartProps {
  readonly children: ReactNode;
}

export function Lead({ role, children }: PartProps & { readonly role?: 'alert' }) {
  return (
    <Typography role={role} color="textSecondary" sx={{ margin: '-16px 0 24px' }}>
      {children}
    </Typography>
  );
}

/** Links at both ends of a line. */
export function LinkRow({ children }: PartProps) {
  return (
    <Stack
      component="p"
      direction="row"
      spacing="8px 16px"
      sx={{ justifyContent: 'space-between', margin: 0 }}
    >
      {children}
    </Stack>
  );
}
