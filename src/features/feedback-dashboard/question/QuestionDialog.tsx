import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { StudentFeedbackList, TutorFeedbackList } from '@/domain/feedback/FeedbackLists';
import { loadQuestion } from '@/features/feedback-dashboard/store/calls';
import { TriageFields } from '@/features/feedback-dashboard/triage/TriageFields';
import { useRemote } from '@/shared/remote/useRemote';
import { paths } from '@/shared/routing/paths';
import { vars } from '@/shared/theme/vars';
import { RemoteContent } from '@/shared/ui/states/RemoteContent';
import { SkeletonBlock } from '@/shared/ui/states/SkeletonBlock';
import { QuestionText } from './QuestionText';

const WideDialog = styled(Dialog)({
  '@media (max-width: 600px)': {
    '& .MuiDialog-paper': { width: 'calc(100% - 24px)', maxHeight: 'calc(100% - 24px)', margin: 12 },
  },
});

const Content = styled(DialogContent)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
});

const Feedback = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '24px 32px',
  paddingTop: 20,
  borderTop: `1px solid ${vars.palette.divider}`,
  '@media (max-width: 860px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

interface QuestionDialogProps {
  readonly questionId: string;
  readonly onClose: () => void;
}

/** Review data of a question: text, explanation, facts and feedback. */
export function QuestionDialog({ questionId, onClose }: QuestionDialogProps) {
  const titleId = useId();
  const question = useRemote(loadQuestion, { questionId });
  return (
    <WideDialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="lg">
      <DialogTitle id={titleId}>Question {questionId}</DialogTitle>
      <Content>
        <RemoteContent
          remote={question}
          failure="Encountered error while fetching questions"
          skeleton={<SkeletonBlock height={320} />}
        >
          {(loaded) => <QuestionText question={loaded} />}
        </RemoteContent>
        <TriageFields questionId={questionId} />
        <Feedback>
          <StudentFeedbackList questionId={questionId} named />
          <TutorFeedbackList questionId={questionId} named />
        </Feedback>
      </Content>
      <DialogActions>
        {question.data !== undefined && (
          <Button component={Link} to={paths.qlink.to(questionId)}>
            Publish as link
          </Button>
        )}
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </WideDialog>
  );
}
