import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';

/** Whether a table is shown instead of a picture, and the button that switches between them. */
export function useTableSwitch(picture: 'calendar' | 'chart') {
  const [isTable, setIsTable] = useState(false);
  const tableSwitch = (
    <Button size="small" onClick={() => setIsTable(!isTable)}>
      {`Show as ${isTable ? picture : 'table'}`}
    </Button>
  );
  return { isTable, tableSwitch };
}

interface ChartTableProps {
  readonly name: string;
  /** px */
  readonly height?: number;
  readonly maxHeight?: number;
  readonly children: ReactNode;
}

/** The table in the picture's place. */
export const ChartTable = ({ name, height, maxHeight, children }: ChartTableProps) => (
  <Box
    role="region"
    aria-label={`${name} as a table`}
    tabIndex={0}
    sx={{ overflow: 'auto', height, maxHeight }}
  >
    {children}
  </Box>
);
