import { Link } from 'react-router-dom';
import { paths } from '@/shared/routing/paths';
import { RouteMessage } from '@/shared/ui/public/RouteMessage';

/** An administrator's page, opened by anyone else. No call is made for it. */
export function NotAllowedPage() {
  return (
    <RouteMessage
      title="Not allowed"
      action={
        <Link className="q-link" to={paths.createQuiz.to()}>
          Go to the home page
        </Link>
      }
    >
      This page is for administrators. Sign in with an administrator’s account to open it.
    </RouteMessage>
  );
}
