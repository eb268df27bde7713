import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface TitledCardProps {
  readonly title: string;
  /** At the other end of the title's line. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** One of the cards of a page: a region named by its title. */
export function TitledCard({ title, action, children }: TitledCardProps) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId} sx={{ minHeight: 208 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', flexWrap: 'nowrap' }}>
        <Typography variant="cardTitle" id={titleId}>
          {title}
        </Typography>
        {action}
      </Stack>
      {children}
    </Card>
  );
}
