import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '@/shared/routing/paths';
import { RouteMessage } from '@/shared/ui/public/RouteMessage';

/** An administrators' page opened by anyone else; no call is made. */
export function NotAllowedPage() {
  return (
    <RouteMessage
      title="Not allowed"
      action={
        <Link component={RouterLink} to={paths.createQuiz.to()}>
          Go to the home page
        </Link>
      }
    >
      This page is for administrators. Sign in with an administrator’s account to open it.
    </RouteMessage>
  );
}
