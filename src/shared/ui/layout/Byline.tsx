import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LongText } from '@/shared/notifications/LongText';

interface BylineProps {
  readonly author: string;
  /** As the wire has it; '' and undefined if unknown. */
  readonly date: string | undefined;
  readonly format: (date: string) => string;
  readonly children?: ReactNode;
}

/** Who wrote something, and when. */
export function Byline({ author, date = '', format, children }: BylineProps) {
  return (
    <Stack
      direction="row"
      spacing="2px 10px"
      sx={{ alignItems: 'baseline', color: 'text.disabled', typography: 'body2' }}
    >
      <Typography
        component="strong"
        variant="subtitle2"
        color="textPrimary"
        sx={{ overflowWrap: 'anywhere' }}
      >
        <LongText text={author} />
      </Typography>
      {date !== '' && <time dateTime={date}>{format(date)}</time>}
      {children}
    </Stack>
  );
}
