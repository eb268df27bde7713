import { useId } from 'react';
import Button from '@mui/material/Button';
import type { RemoteState } from '@/shared/remote/createRemoteCall';
import styles from './feedback.module.css';

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
    <div className={styles.submit}>
      {remote.status === 'error' && (
        <p role="alert" className={styles.failure}>
          {remote.error.message ?? FAILED}
        </p>
      )}
      <p id={missingId} className={styles.missing}>
        {missing.length > 0 && `Still to choose: ${missing.join(', ')}`}
      </p>
      <Button
        type="submit"
        variant="contained"
        disabled={missing.length > 0}
        aria-busy={remote.status === 'pending'}
        aria-describedby={missingId}
      >
        Submit
      </Button>
    </div>
  );
}
