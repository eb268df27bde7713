import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import type { Schema } from 'yup';
import { ErrorAlert } from '@/shared/notifications/ErrorAlert';
import type { RemoteState } from '@/shared/remote/remoteState';
import { submitErrorText } from '@/shared/ui/form/submitErrorText';
import { missingIn } from './feedbackRulesModel';

interface FormActionsProps {
  /** The rules of the surrounding form; each message names its field. */
  readonly rules: Schema;
  readonly remote: RemoteState<unknown, unknown>;
  /** Called before sending: true for 'Submit and next', which is offered only with it. */
  readonly onSubmit?: (goesOn: boolean) => void;
}

const IF_UNCLEAR = 'If you send it again, it may count twice.';

/** 'Submit', the fields still missing, and why sending failed; the error is kept until the next attempt. */
export function FormActions({ rules, remote, onSubmit }: FormActionsProps) {
  const missingId = useId();
  const { values } = useFormikContext();
  const missing = missingIn(rules, values);
  const failureText = submitErrorText(remote, IF_UNCLEAR);
  return (
    <Stack>
      {failureText !== undefined && <ErrorAlert text={failureText} />}
      <Stack direction="row" spacing="8px 16px" sx={{ justifyContent: 'flex-end' }}>
        <Typography variant="note" id={missingId} sx={{ flex: '1 1 14rem' }}>
          {missing.length > 0 && `Still to choose: ${missing.join(', ')}`}
        </Typography>
        <Button
          type="submit"
          variant={onSubmit === undefined ? 'contained' : 'outlined'}
          disabled={missing.length > 0}
          aria-busy={remote.status === 'pending'}
          aria-describedby={missingId}
          onClick={() => onSubmit?.(false)}
        >
          Submit
        </Button>
        {onSubmit !== undefined && (
          <Button
            type="submit"
            variant="contained"
            disabled={missing.length > 0}
            aria-busy={remote.status === 'pending'}
            aria-describedby={missingId}
            aria-keyshortcuts="Control+Enter"
            onClick={() => onSubmit(true)}
          >
            Submit and next
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
