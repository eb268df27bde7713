import Button from '@mui/material/Button';
import { ErrorAlert } from '@/shared/notifications/ErrorAlert';
import type { RemoteFailure } from '@/shared/remote/remoteError';

interface FormFailureProps {
  readonly failure: RemoteFailure | undefined;
  readonly textOf: (failure: RemoteFailure) => string;
  readonly busy: boolean;
}

/** Why the form around it was refused; if the server was not reached, the same request can be repeated. */
export function FormFailure({ failure, textOf, busy }: FormFailureProps) {
  if (failure === undefined) return null;
  return (
    <>
      <ErrorAlert text={textOf(failure)} />
      {failure.unreachable !== undefined && (
        <Button color="inherit" type="submit" aria-busy={busy}>
          Try again
        </Button>
      )}
    </>
  );
}
