import type { ReactNode } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface StateMessageProps {
  readonly tone: 'empty' | 'error' | 'waiting';
  readonly text: string;
  /** What one can do about it. */
  readonly action?: ReactNode;
}

/** What a list or page says in place of its content: nothing there, failed, still trying. */
export function StateMessage({ tone, text, action }: StateMessageProps) {
  return (
    <Stack
      role={tone === 'error' ? 'alert' : 'status'}
      sx={{ alignItems: 'center', gap: 1, paddingBlock: 4, paddingInline: 2, textAlign: 'center' }}
    >
      <Typography sx={{ color: tone === 'error' ? 'error.main' : 'text.secondary', maxWidth: '48ch' }}>
        {text}
      </Typography>
      {action !== undefined && <Stack sx={{ flexDirection: 'row', gap: 1 }}>{action}</Stack>}
    </Stack>
  );
}
