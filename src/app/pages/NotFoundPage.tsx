import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { RouteMessage } from '@/domain/public/PublicMessage';
import { paths } from '@/shared/routing/paths';

/**
 * An unknown path, or one with a parameter that the allow-list rejects. The link leads to Create Quiz, or to
 * sign-in without a session.
 */
export function NotFoundPage() {
  return (
    <RouteMessage
      title="Page not found"
      action={
        <Link component={RouterLink} to={paths.createQuiz.to()}>
          Go to the home page
        </Link>
      }
    >
      There is nothing at this address. It may have been mistyped, or the page may have moved.
    </RouteMessage>
  );
}
