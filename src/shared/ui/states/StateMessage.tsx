import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { LongText } from '@/shared/notifications/LongText';
import { vars } from '@/shared/theme/vars';

interface StateMessageProps {
  readonly tone: 'empty' | 'error' | 'waiting';
  readonly text: string;
  /** What one can do about it. */
  readonly action?: ReactNode;
}

const Message = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 8,
  padding: '32px 16px',
  textAlign: 'center',
  '& p': { maxWidth: '48ch', margin: 0, color: vars.palette.text.secondary, font: vars.font.body1 },
  '&[role="alert"] p': { color: vars.palette.error.main },
});

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8 });

/** What a list or page says in place of its content: nothing there, failed, still trying. */
export function StateMessage({ tone, text, action }: StateMessageProps) {
  return (
    <Message role={tone === 'error' ? 'alert' : 'status'}>
      <p>
        <LongText text={text} />
      </p>
      {action !== undefined && <Actions>{action}</Actions>}
    </Message>
  );
}
