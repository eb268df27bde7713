import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';

export const MessagePage = styled('main')({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 16,
  minHeight: '100dvh',
  padding: 24,
  textAlign: 'center',
});

interface MessageTextProps {
  readonly role: 'alert' | 'status';
  readonly paragraphs: readonly ReactNode[];
}

export function MessageText({ role, paragraphs }: MessageTextProps) {
  return (
    <Stack role={role} spacing={0} sx={{ maxWidth: '52ch' }}>
      {paragraphs.map((paragraph, index) => (
        <Typography key={index} color="textSecondary">
          {paragraph}
        </Typography>
      ))}
    </Stack>
  );
}

interface ExamMessageProps extends MessageTextProps {
  readonly title: string;
  readonly heading?: Ref<HTMLHeadingElement>;
  /** Below the text. */
  readonly children?: ReactNode;
  readonly actions: ReactNode;
}

/** Shown when the exam opens slowly or not at all: the reason, and how to go on. */
export function ExamMessage({ title, heading, children, actions, ...text }: ExamMessageProps) {
  return (
    <MessagePage>
      <Typography variant="h1" ref={heading} tabIndex={-1}>
        {title}
      </Typography>
      <MessageText {...text} />
      {children}
      <Stack direction="row" sx={{ justifyContent: 'center' }}>
        {actions}
      </Stack>
    </MessagePage>
  );
}
