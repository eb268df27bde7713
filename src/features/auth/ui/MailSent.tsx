import Alert from '@mui/material/Alert';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { type ReactNode, useEffect, useRef } from 'react';
import { LinkRow } from '@/domain/public/PublicLayout';
import { LongText } from '@/shared/notifications/LongText';

interface MailSentProps {
  readonly text: string;
  readonly children: ReactNode;
}

/** Replaces a form that has sent an e-mail; takes focus, so that it is announced. */
export function MailSent({ text, children }: MailSentProps) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <Stack spacing={2.25}>
      <Alert severity="success" role="status" tabIndex={-1} ref={message}>
        <LongText text={text} />
      </Alert>
      {__DEMO__ && (
        <FormHelperText>
          The demo sends no email: the message is under ‘Demo’, at the bottom of this page.
        </FormHelperText>
      )}
      <LinkRow>{children}</LinkRow>
    </Stack>
  );
}
