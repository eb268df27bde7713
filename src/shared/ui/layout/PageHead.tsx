import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { PageTitle } from './PageTitle';

interface PageHeadProps {
  readonly title: string;
  /** The actions of the page, at the other end of the line. */
  readonly children?: ReactNode;
}

/** The first line of a page: its h1, and its main actions. */
export function PageHead({ title, children }: PageHeadProps) {
  return (
    <Stack direction="row" sx={{ justifyContent: 'space-between', mb: 2 }}>
      <PageTitle>{title}</PageTitle>
      <Stack direction="row">{children}</Stack>
    </Stack>
  );
}
