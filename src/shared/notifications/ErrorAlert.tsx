import Alert, { type AlertProps } from '@mui/material/Alert';
import { LongText } from './LongText';

interface ErrorAlertProps extends Omit<AlertProps, 'severity' | 'children'> {
  readonly text: string;
}

/** An error next to what it concerns; cuts a long text of the server with 'Show more'. */
export function ErrorAlert({ text, ...alert }: ErrorAlertProps) {
  return (
    <Alert severity="error" {...alert}>
      <LongText text={text} />
    </Alert>
  );
}
