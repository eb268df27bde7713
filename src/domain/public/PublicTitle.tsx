import Typography from '@mui/material/Typography';
import { usePageTitle } from '@/shared/ui/layout/usePageTitle';

/** The h1 of an account page; it names the document too and takes focus when the route changes. */
export function PublicTitle({ children }: { readonly children: string }) {
  const heading = usePageTitle(children);
  return (
    <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ mb: 3 }}>
      {children}
    </Typography>
  );
}
