import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface TitledCardProps {
  readonly title: string;
  /** At the other end of the title's line. */
  readonly action?: ReactNode;
  /** As high as its content; other cards are at least as high as their neighbors in a grid. */
  readonly isLow?: boolean;
  readonly children: ReactNode;
}

/** One of the cards of a page: a region named by its title. */
export function TitledCard({ title, action, isLow = false, children }: TitledCardProps) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId} sx={{ minHeight: isLow ? undefined : 208 }}>
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
