import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, useLayoutEffect } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '@/shared/routing/paths';
import { usePageTitle } from '@/shared/ui/layout/PageHead';
import { Brand } from './Brand';
import { removePrerenderedForm } from './prerenderedForm';

interface PublicMessageProps {
  /** The h1; names the document too. */
  readonly title: string;
  readonly children: ReactNode;
  /** A link or button to continue, if there is one. */
  readonly action?: ReactNode;
  readonly heading?: Ref<HTMLHeadingElement>;
}

/** A page with a message and a link: the crash page, an unknown path. Needs no router. */
export function PublicMessage({ title, children, action, heading }: PublicMessageProps) {
  // Also if sign-in itself failed: its pre-rendered form must not stay on the screen as if it worked.
  useLayoutEffect(() => void removePrerenderedForm(document), []);
  useLayoutEffect(() => {
    document.title = `${title} · QLearn`;
  }, [title]);
  return (
    <Stack
      component="main"
      spacing={0}
      sx={{ alignItems: 'flex-start', maxWidth: '34em', margin: '0 auto', padding: '15vh 24px 48px' }}
    >
      <Brand />
      <Typography variant="h1" tabIndex={-1} ref={heading} sx={{ margin: '40px 0 12px' }}>
        {title}
      </Typography>
      <Typography variant="subtitle1" color="textSecondary" sx={{ mb: 2 }}>
        {children}
      </Typography>
      {action}
    </Stack>
  );
}

/**
 * A `PublicMessage` as a route: a change of route moves focus to its h1. Its link leads to Create Quiz, or to sign-in
 * without a session.
 */
export function RouteMessage({ title, children }: Pick<PublicMessageProps, 'title' | 'children'>) {
  const heading = usePageTitle(title);
  const home = (
    <Link component={RouterLink} to={paths.createQuiz.to()}>
      Go to the home page
    </Link>
  );
  return (
    <PublicMessage title={title} action={home} heading={heading}>
      {children}
    </PublicMessage>
  );
}
