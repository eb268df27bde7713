import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { StudentFeedbackList, TutorFeedbackList } from '@/shared/feedback/FeedbackLists';
import { useAppDispatch, useLoad } from '@/shared/remote/hooks';
import { Button } from '@/shared/ui/Button';
import { RemoteContent } from '@/shared/ui/RemoteContent';
import { SkeletonBlock } from '@/shared/ui/SkeletonBlock';
import { loadQuestion } from './calls';
import css from './questionDialog.module.css';
import { QuestionText } from './QuestionText';

interface QuestionDialogProps {
  readonly questionId: string;
  readonly onClose: () => void;
}

/** A question's review data: what it asks and explains, what is known of it, and what was said of it. */
export function QuestionDialog({ questionId, onClose }: QuestionDialogProps) {
  const dispatch = useAppDispatch();
  const titleId = useId();
  const question = useLoad(loadQuestion, { questionId });
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="lg"
      slotProps={{ paper: { className: css.paper ?? '' } }}
    >
      <DialogTitle id={titleId}>Question {questionId}</DialogTitle>
      <DialogContent className={css.content}>
        <RemoteContent
          remote={question}
          onRetry={() => dispatch(loadQuestion.actions.request({ questionId }))}
          failure="Encountered error while fetching questions"
          skeleton={<SkeletonBlock height={320} />}
        >
          {(loaded) => <QuestionText question={loaded} />}
        </RemoteContent>
        <div className={css.feedback}>
          <StudentFeedbackList questionId={questionId} named />
          <TutorFeedbackList questionId={questionId} named />
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
