import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LongText } from '@/shared/notifications/LongText';

interface StateMessageProps {
  readonly isError?: boolean;
  readonly text: string;
  /** What the user can do about it. */
  readonly action?: ReactNode;
}

/** What a list or page shows in place of its content: nothing there, failed, still trying. */
export function StateMessage({ isError = false, text, action }: StateMessageProps) {
  return (
    <Stack
      role={isError ? 'alert' : 'status'}
      sx={{ alignItems: 'center', padding: '32px 16px', textAlign: 'center' }}
    >
      <Typography color={isError ? 'error' : 'textSecondary'} sx={{ maxWidth: '48ch' }}>
        <LongText text={text} />
      </Typography>
      {action !== undefined && (
        <Stack direction="row" sx={{ justifyContent: 'center' }}>
          {action}
        </Stack>
      )}
    </Stack>
  );
}
