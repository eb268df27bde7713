import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { ElementType } from 'react';

interface ColumnsProps {
  /** As `grid-template-columns` takes it. */
  readonly tracks: string;
  /** px: in windows up to this width there is one column. */
  readonly until?: number;
  readonly component?: ElementType;
}

/** A grid; its gap is `spacing`. */
export const Columns = styled(Stack, {
  shouldForwardProp: (name) => name !== 'tracks' && name !== 'until',
})<ColumnsProps>(({ tracks, until = 0 }) => ({
  display: 'grid',
  gridTemplateColumns: tracks,
  [`@media (max-width: ${until}px)`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));
