import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useEffect } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { Lead, LinkRow, PublicLayout } from '@/domain/public/PublicLayout';
import { verifyAccount } from '@/shared/api/account';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import { failureText, type RemoteFailure } from '@/shared/remote/remoteError';
import { paths } from '@/shared/routing/paths';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { TryAgain } from '@/shared/ui/states/TryAgain';

/** Contract call `verifyAccount`, by the link's id. */
const verify = createRemoteCall({
  name: 'recovery/verifyAccount',
  endpoint: verifyAccount,
  key: ({ id }) => id,
});

/** /verify-user/{id}: opening the link verifies the account, once. */
export function VerifyScreen() {
  const { id = '' } = useParams();
  const dispatch = useAppDispatch();
  const remote = useSelector((root) => verify.selectState(root, id));
  const ask = () => dispatch(verify.actions.request({ id }));
  useEffect(() => {
    if (remote.status === 'idle') dispatch(verify.actions.request({ id }));
  }, [dispatch, id, remote.status]);

  switch (remote.status) {
    case 'idle':
    case 'pending':
      return (
        <PublicLayout title="Verifying your account">
          <p role="status">One moment, please.</p>
        </PublicLayout>
      );
    case 'success':
      return (
        <PublicLayout title="ACCOUNT VERIFIED">
          <Lead>Your account is ready.</Lead>
          <Button component={RouterLink} variant="contained" size="large" to={paths.signIn.to()}>
            Sign in
          </Button>
        </PublicLayout>
      );
    case 'error':
      return remote.error.status >= 500 || remote.error.unreachable !== undefined ? (
        <NotReached failure={remote.error} onRetry={ask} />
      ) : (
        <NotVerified />
      );
  }
}

function NotVerified() {
  return (
    <PublicLayout title="ACCOUNT NOT VERIFIED">
      <Lead>
        Your account could not be verified: invalid link opened or the link has expired. Please try to
        register again.
      </Lead>
      <LinkRow>
        <Link component={RouterLink} to={paths.register.to()}>
          Create account
        </Link>
        <Link component={RouterLink} to={paths.signIn.to()}>
          Back to sign in
        </Link>
      </LinkRow>
    </PublicLayout>
  );
}

const NOT_REACHED = 'Something went wrong. Your link may still be good: please try again.';

interface NotReachedProps {
  readonly failure: RemoteFailure;
  readonly onRetry: () => void;
}

/** The call failed: nothing is known about the link. */
function NotReached({ failure, onRetry }: NotReachedProps) {
  return (
    <PublicLayout title="ACCOUNT NOT VERIFIED">
      <Lead role="alert">{failureText({ ...failure, message: undefined }, NOT_REACHED)}</Lead>
      <TryAgain variant="contained" size="large" onClick={onRetry} />
    </PublicLayout>
  );
}
