import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { ErrorAlert } from '@/shared/notifications/ErrorAlert';
import type { RemoteState } from '@/shared/remote/createRemoteCall';
import { submitErrorText } from '@/shared/ui/form/submitErrorText';

interface FormActionsProps {
  /** Required fields without a value. */
  readonly missing: readonly string[];
  readonly remote: RemoteState<unknown, unknown>;
}

const IF_UNCLEAR = 'Sent again, it may count twice.';

/** 'Submit', the fields still missing, and why it failed; the error stays until the next attempt. */
export function FormActions({ missing, remote }: FormActionsProps) {
  const missingId = useId();
  const failureText = submitErrorText(remote.status === 'error' ? remote.error : undefined, IF_UNCLEAR);
  return (
    <Stack>
      {failureText !== undefined && <ErrorAlert text={failureText} />}
      <Stack direction="row" spacing="8px 16px" sx={{ justifyContent: 'flex-end' }}>
        <Typography variant="note" id={missingId} sx={{ flex: '1 1 14rem' }}>
          {missing.length > 0 && `Still to choose: ${missing.join(', ')}`}
        </Typography>
        <Button
          type="submit"
          variant="contained"
          disabled={missing.length > 0}
          aria-busy={remote.status === 'pending'}
          aria-describedby={missingId}
        >
          Submit
        </Button>
      </Stack>
    </Stack>
  );
}
