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
import { QuestionText } from './QuestionText';
import { styled } from '@mui/material/styles';
import { Feedback, contentStyle } from './questionDialogStyles';

const paper = {
  '@media (max-width: 600px)': {
    width: 'calc(100% - 24px)',
    maxHeight: 'calc(100% - 24px)',
    margin: '12px',
  },
} as const;

const Content = styled(DialogContent)(contentStyle);

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
      slotProps={{ paper: { sx: paper } }}
    >
      <DialogTitle id={titleId}>Question {questionId}</DialogTitle>
      <Content>
        <RemoteContent
          remote={question}
          failure="Encountered error while fetching questions"
          skeleton={<SkeletonBlock height={320} />}
        >
          {(loaded) => <QuestionText question={loaded} />}
        </RemoteContent>
        <Feedback>
          <StudentFeedbackList questionId={questionId} named />
          <TutorFeedbackList questionId={questionId} named />
        </Feedback>
      </Content>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
