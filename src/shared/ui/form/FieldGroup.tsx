import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';

interface FieldGroupProps {
  readonly name: string;
  readonly children: ReactNode;
}

export function FieldGroup({ name, children }: FieldGroupProps) {
  return (
    <Paper component="fieldset" variant="panel" sx={{ margin: 0, padding: '8px 16px 16px' }}>
      <FormLabel component="legend" sx={{ marginInlineStart: -0.75, px: 0.75, typography: 'h2' }}>
        {name}
      </FormLabel>
      {children}
    </Paper>
  );
}
