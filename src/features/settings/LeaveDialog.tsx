import { ConfirmDialog } from '@/shared/ui/dialog/ConfirmDialog';

interface LeaveDialogProps {
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Asks before unsaved settings are left. */
export function LeaveDialog({ onLeave, onStay }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      open
      title="Leave without saving?"
      act="Leave"
      keep="Stay"
      destructive
      onAct={onLeave}
      onKeep={onStay}
    >
      Your changes to the settings have not been saved.
    </ConfirmDialog>
  );
}
