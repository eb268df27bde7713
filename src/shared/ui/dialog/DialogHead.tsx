import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { CloseIcon } from '@/shared/icons/icons';
import { below } from '@/shared/theme/breakpoints';
import { IconAction } from '@/shared/ui/controls/IconAction';

interface DialogHeadProps {
  /** Id of the title, which names the dialog. */
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** The first line of a dialog that is closed there: its title and 'Close'. */
export function DialogHead({ id, title, onClose }: DialogHeadProps) {
  return (
    <Stack
      direction="row"
      sx={{
        flex: 'none',
        flexWrap: 'nowrap',
        justifyContent: 'space-between',
        padding: '4px 12px 4px 0',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <DialogTitle id={id} sx={{ py: 1.25, [below('largePhone')]: { pl: 2 } }}>
        {title}
      </DialogTitle>
      <IconAction label="Close" onClick={onClose}>
        <CloseIcon />
      </IconAction>
    </Stack>
  );
}
