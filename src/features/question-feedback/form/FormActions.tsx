import { useId } from 'react';
import Button from '@mui/material/Button';
import type { RemoteState } from '@/shared/remote/createRemoteCall';
import { Failure, Missing, SubmitBox } from './feedbackStyles';

interface SubmitBarProps {
  /** Required fields without a value. */
  readonly missing: readonly string[];
  readonly remote: RemoteState<unknown, unknown>;
}

const FAILED = 'Something went wrong. Please try again.';

/** 'Submit', the fields still missing, and why it failed; the error stays until the next attempt. */
export function FormActions({ missing, remote }: SubmitBarProps) {
  const missingId = useId();
  return (
    <SubmitBox>
      {remote.status === 'error' && <Failure role="alert">{remote.error.message ?? FAILED}</Failure>}
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
    </SubmitBox>
  );
}
