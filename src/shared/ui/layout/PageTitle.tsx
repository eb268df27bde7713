import Typography from '@mui/material/Typography';
import { usePageTitle } from './usePageTitle';

/** The h1 of a signed-in screen; it also names the document and takes focus when the route changes. */
export function PageTitle({ children }: { readonly children: string }) {
  const heading = usePageTitle(children);
  return (
    <Typography variant="h1" ref={heading} tabIndex={-1}>
      {children}
    </Typography>
  );
}
