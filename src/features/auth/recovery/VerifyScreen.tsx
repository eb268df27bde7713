import { useEffect } from 'react';
import Link from '@mui/material/Link';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { paths } from '@/shared/routing/paths';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import Button from '@mui/material/Button';
import { PublicLayout } from '@/shared/ui/public/PublicLayout';
import { verify } from './calls';

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
          <p className="q-lead">Your account is ready.</p>
          <Button component={RouterLink} variant="contained" size="large" to={paths.signIn.to()}>
            Sign in
          </Button>
        </PublicLayout>
      );
    case 'error':
      return remote.error.status >= 500 ? <NotReached onRetry={ask} /> : <NotVerified />;
  }
}

/** The server refused the link. */
function NotVerified() {
  return (
    <PublicLayout title="ACCOUNT NOT VERIFIED">
      <p className="q-lead">
        Your account could not be verified: invalid link opened or the link has expired. Please try to
        register again.
      </p>
      <p className="q-links">
        <Link component={RouterLink} to={paths.register.to()}>
          Create account
        </Link>
        <Link component={RouterLink} to={paths.signIn.to()}>
          Back to sign in
        </Link>
      </p>
    </PublicLayout>
  );
}

/** The call failed: nothing is known of the link. */
function NotReached({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <PublicLayout title="ACCOUNT NOT VERIFIED">
      <p className="q-lead" role="alert">
        Something went wrong. Your link may still be good: please try again.
      </p>
      <Button variant="contained" size="large" onClick={onRetry}>
        Try again
      </Button>
    </PublicLayout>
  );
}
