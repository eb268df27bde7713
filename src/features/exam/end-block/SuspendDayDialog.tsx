import { suspendDayBlock } from '@/domain/exam-day/days';
import { useOpenExam, useQuizId } from '@/features/exam/store/useExam';
import { ConfirmDialog } from '@/shared/ui/dialog/ConfirmDialog';

interface SuspendDayDialogProps {
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** Asks before a block of an exam day is suspended, since no test center allows it. */
export function SuspendDayDialog({ onLeave, onClose }: SuspendDayDialogProps) {
  const userId = useOpenExam(({ attempt }) => attempt.userId);
  const quizId = useQuizId();
  const suspend = (): void => {
    void suspendDayBlock(userId, quizId);
    onLeave();
  };
  return (
    <ConfirmDialog title="Suspend this block?" confirmLabel="Suspend" onConfirm={suspend} onCancel={onClose}>
      At the test center a block cannot be paused: its clock goes on while you are away. Here it stops, and
      the result of the day will say for how long.
    </ConfirmDialog>
  );
}
