import { ConfirmDialog } from '@/shared/ui/dialog/ConfirmDialog';
import type { DeviceData } from './deviceData';

interface RemoveDialogProps {
  readonly data: DeviceData;
  readonly onRemove: () => void;
  readonly onCancel: () => void;
}

/** Asks once, and names what cannot be restored. */
export function RemoveDialog({ data, onRemove, onCancel }: RemoveDialogProps) {
  const isUnsent = data.journals + data.outbox > 0;
  return (
    <ConfirmDialog
      open
      title="Remove your data from this device?"
      act="Remove"
      keep="Cancel"
      destructive
      onAct={onRemove}
      onKeep={onCancel}
    >
      {isUnsent
        ? 'Answers that the server does not have yet are among it: they cannot be brought back. So are your highlights and notes.'
        : 'Your highlights, notes and drafts on this device cannot be brought back.'}
    </ConfirmDialog>
  );
}
