import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { StudentFeedbackList, TutorFeedbackList } from '@/domain/feedback/FeedbackLists';
import { useRemote } from '@/shared/remote/useRemote';
import Button from '@mui/material/Button';
import { RemoteContent } from '@/shared/ui/states/RemoteContent';
import { SkeletonBlock } from '@/shared/ui/states/SkeletonBlock';
import { loadQuestion } from '@/features/feedback-dashboard/store/calls';
import css from './questionDialog.module.css';
import { QuestionText } from './QuestionText';

interface QuestionDialogProps {
  readonly questionId: string;
  readonly onClose: () => void;
}

/** Review data of a question: text, explanation, facts and feedback. */
export function QuestionDialog({ questionId, onClose }: QuestionDialogProps) {
  const titleId = useId();
  const question = useRemote(loadQuestion, { questionId });
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
