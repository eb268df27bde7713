import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/shared/routing/paths';
import { ActionDialog } from '@/shared/ui/dialog/ActionDialog';

const OUT_OF_QUESTIONS =
  "You've run out of questions for your plan today! Please upgrade your plan if applicable or come back tomorrow.";

/** Shown when the day's quota is used up. */
export function OutOfQuestionsDialog({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <ActionDialog
      onClose={onClose}
      title="No questions left today"
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button variant="contained" onClick={() => void navigate(paths.subscriptions.to())}>
            Subscriptions
          </Button>
        </>
      }
    >
      {OUT_OF_QUESTIONS}
    </ActionDialog>
  );
}
