import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { ElementType } from 'react';
import { below, type Breakpoint } from '@/shared/theme/breakpoints';

interface ColumnsProps {
  /** As `grid-template-columns` takes it. */
  readonly tracks: string;
  /** Narrower windows have one column. */
  readonly until?: Breakpoint;
  readonly component?: ElementType;
}

/** A grid; its gap is `spacing`. */
export const Columns = styled(Stack, {
  shouldForwardProp: (name) => name !== 'tracks' && name !== 'until',
})<ColumnsProps>(({ tracks, until }) => ({
  display: 'grid',
  gridTemplateColumns: tracks,
  ...(until !== undefined && { [below(until)]: { gridTemplateColumns: 'minmax(0, 1fr)' } }),
}));
