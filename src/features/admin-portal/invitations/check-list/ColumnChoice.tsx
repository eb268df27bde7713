import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { counted } from '@/shared/format/numbers';
import { LongText } from '@/shared/notifications/LongText';
import type { ListColumn } from './listFileModel';

interface ColumnChoiceProps {
  readonly fileName: string;
  readonly columns: readonly ListColumn[];
  readonly chosen: ListColumn;
  readonly onChoose: (column: ListColumn) => void;
}

const described = ({ name, count }: ListColumn): string =>
  `${name} (${counted(count, 'address', 'addresses')})`;

/** Names the column of a file that is checked, and offers the others that have addresses. */
export function ColumnChoice({ fileName, columns, chosen, onChoose }: ColumnChoiceProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const id = useId();
  const close = () => setAnchor(undefined);
  const others = columns.filter((column) => column !== chosen);
  return (
    <Stack direction="row">
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <LongText text={`From ${fileName}: ${described(chosen)}`} />
      </Typography>
      {others.length > 0 && (
        <Button
          id={`${id}-button`}
          size="small"
          aria-haspopup="menu"
          aria-expanded={anchor !== undefined}
          aria-controls={anchor === undefined ? undefined : `${id}-menu`}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          Use another column
        </Button>
      )}
      <Menu
        id={`${id}-menu`}
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {others.map((column) => (
          <MenuItem
            key={column.name}
            onClick={() => {
              close();
              onChoose(column);
            }}
          >
            {described(column)}
          </MenuItem>
        ))}
      </Menu>
    </Stack>
  );
}
