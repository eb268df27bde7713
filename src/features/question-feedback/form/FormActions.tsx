import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { ErrorAlert } from '@/shared/notifications/ErrorAlert';
import type { RemoteState } from '@/shared/remote/createRemoteCall';
import { vars } from '@/shared/theme/vars';
import { submitErrorText } from '@/shared/ui/form/submitErrorText';

interface FormActionsProps {
  /** Required fields without a value. */
  readonly missing: readonly string[];
  readonly remote: RemoteState<unknown, unknown>;
}

const Bar = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '8px 16px',
  '& > [role="alert"]': { gridColumn: '1 / -1' },
  '@media (max-width: 479px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Missing = styled('p')({ margin: 0, color: vars.palette.text.secondary, font: vars.font.body2 });

const IF_UNCLEAR = 'Sent again, it may count twice.';

/** 'Submit', the fields still missing, and why it failed; the error stays until the next attempt. */
export function FormActions({ missing, remote }: FormActionsProps) {
  const missingId = useId();
  const failureText = submitErrorText(remote.status === 'error' ? remote.error : undefined, IF_UNCLEAR);
  return (
    <Bar>
      {failureText !== undefined && <ErrorAlert text={failureText} />}
      <Missing id={missingId}>{missing.length > 0 && `Still to choose: ${missing.join(', ')}`}</Missing>
      <Button
        type="submit"
        variant="contained"
        disabled={missing.length > 0}
        aria-busy={remote.status === 'pending'}
        aria-describedby={missingId}
      >
        Submit
      </Button>
    </Bar>
  );
}
