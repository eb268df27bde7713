import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PanelHeaderProps {
  readonly about: string;
  /** Actions, independent of the list below. */
  readonly children: ReactNode;
}

export function PanelHeader({ about, children }: PanelHeaderProps) {
  return (
    <Stack direction="row" sx={{ mb: 1.5 }}>
      <Typography color="textSecondary" sx={{ flex: '1 1 18rem', textWrap: 'balance' }}>
        {about}
      </Typography>
      {children}
    </Stack>
  );
}
