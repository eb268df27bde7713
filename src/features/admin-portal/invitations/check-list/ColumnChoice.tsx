import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { counted } from '@/shared/format/numbers';
import { LongText } from '@/shared/notifications/LongText';
import { MenuButton } from '@/shared/ui/controls/MenuButton';
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
  const others = columns.filter((column) => column !== chosen);
  return (
    <Stack direction="row">
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <LongText text={`From ${fileName}: ${described(chosen)}`} />
      </Typography>
      {others.length > 0 && (
        <MenuButton
          size="small"
          choices={others.map((column) => ({ name: described(column), onChoose: () => onChoose(column) }))}
        >
          Use another column
        </MenuButton>
      )}
    </Stack>
  );
}
