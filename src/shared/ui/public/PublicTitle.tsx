import { styled } from '@mui/material/styles';
import { vars } from '@/shared/theme/vars';
import { usePageTitle } from '@/shared/ui/layout/usePageTitle';

/** The look of an account page's h1. */
export const TitleText = styled('h1')({
  margin: '0 0 24px',
  font: vars.font.h1,
  letterSpacing: '-0.014em',
  '&:focus-visible': { outline: 'none' },
});

/** The h1 of an account page; it names the document too and takes focus when the route changes. */
export function PublicTitle({ children }: { readonly children: string }) {
  const heading = usePageTitle(children);
  return (
    <TitleText ref={heading} tabIndex={-1}>
      {children}
    </TitleText>
  );
}
