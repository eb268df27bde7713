import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, useId } from 'react';

interface PanelProps {
  readonly title: string;
  /** Lets the caller focus the title. */
  readonly heading?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

export function Panel({ title, heading, children }: PanelProps) {
  const id = useId();
  return (
    <Paper component="section" variant="panel" aria-labelledby={id}>
      <Typography variant="h2" id={id} ref={heading} tabIndex={heading === undefined ? undefined : -1}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}
