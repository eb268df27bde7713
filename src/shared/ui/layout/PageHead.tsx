import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PageTitle } from './PageTitle';

interface PageHeadProps {
  readonly title: string;
  /** What one can do on the page, at its other end. */
  readonly children?: ReactNode;
}

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  marginBottom: 16,
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 8 },
});

/** The first line of a page: its h1, and its main actions. */
export function PageHead({ title, children }: PageHeadProps) {
  return (
    <Head>
      <PageTitle>{title}</PageTitle>
      <div>{children}</div>
    </Head>
  );
}
