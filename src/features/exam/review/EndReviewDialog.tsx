import { useNavigate } from 'react-router-dom';
import { reviewEnded } from '@/features/exam/store/examSlice';
import { paths } from '@/shared/routing/paths';
import { useAppDispatch } from '@/shared/store/hooks';
import { ConfirmDialog } from '@/shared/ui/dialog/ConfirmDialog';

/** The feedback block ends when the exam page is left. */
export function EndReviewDialog({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const end = (): void => {
    dispatch(reviewEnded());
    void navigate(paths.createQuiz.to(), { replace: true });
  };
  return (
    <ConfirmDialog
      title="End Review"
      confirmLabel="End Review"
      cancelLabel="Return"
      onConfirm={end}
      onCancel={onClose}
    >
      You will leave the review and go to Create Quiz. You can review this quiz again from its result.
    </ConfirmDialog>
  );
}
