import { styled } from '@mui/material/styles';
import { usePageTitle } from './usePageTitle';

const Heading = styled('h1')(({ theme }) => ({ ...theme.typography.h1, margin: 0, outline: 'none' }));

/** The h1 of a screen behind the door; it names the document too and takes focus when the route changes. */
export function PageTitle({ children }: { readonly children: string }) {
  const heading = usePageTitle(children);
  return (
    <Heading ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  );
}
