import { styled } from '@mui/material/styles';
import { vars } from '@/shared/theme/vars';
import { usePageTitle } from './usePageTitle';

const Title = styled('h1')({
  margin: 0,
  font: vars.font.h1,
  letterSpacing: '-0.012em',
  '&:focus-visible': { outline: 'none' },
});

/** The h1 of a signed-in screen; it names the document too and takes focus when the route changes. */
export function PageTitle({ children }: { readonly children: string }) {
  const heading = usePageTitle(children);
  return (
    <Title ref={heading} tabIndex={-1}>
      {children}
    </Title>
  );
}
