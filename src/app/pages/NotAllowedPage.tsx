import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { RouteMessage } from '@/domain/public/RouteMessage';
import { paths } from '@/shared/routing/paths';

interface NotAllowedPageProps {
  readonly audience: 'administrators' | 'students';
}

const SIGN_IN_AS = { administrators: 'an administrator’s', students: 'a student’s' } as const;

/** Shown to a role that may not open the page; no call is made. */
export function NotAllowedPage({ audience }: NotAllowedPageProps) {
  return (
    <RouteMessage
      title="Not allowed"
      action={
        <Link component={RouterLink} to={paths.createQuiz.to()}>
          Go to the home page
        </Link>
      }
    >
      This page is for {audience}. Sign in with {SIGN_IN_AS[audience]} account to open it.
    </RouteMessage>
  );
}
