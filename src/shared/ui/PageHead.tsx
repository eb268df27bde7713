import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { PageTitle } from './PageTitle';

interface PageHeadProps {
  readonly title: string;
  /** What one can do on the page, at its other end. */
  readonly children?: ReactNode;
}

/** The first line of a page: its h1, and its main acts. */
export function PageHead({ title, children }: PageHeadProps) {
  return (
    <Stack
      sx={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        marginBottom: 2,
      }}
    >
      <PageTitle>{title}</PageTitle>
      <Stack sx={{ flexDirection: 'row', flexWrap: 'wrap', gap: 1 }}>{children}</Stack>
    </Stack>
  );
}
