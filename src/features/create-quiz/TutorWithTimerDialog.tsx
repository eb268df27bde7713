import { ConfirmDialog } from '@/shared/ui/dialog/ConfirmDialog';

interface TutorWithTimerDialogProps {
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

export function TutorWithTimerDialog({ onConfirm, onClose }: TutorWithTimerDialogProps) {
  return (
    <ConfirmDialog
      open
      title="Tutor mode with the timer on"
      confirmLabel="Continue"
      cancelLabel="Cancel"
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      The clock keeps running while you read explanations, and the block ends when it reaches zero. Create the
      quiz with both?
    </ConfirmDialog>
  );
}
