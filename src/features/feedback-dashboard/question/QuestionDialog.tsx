import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { StudentFeedbackList, TutorFeedbackList } from '@/domain/feedback/FeedbackLists';
import { loadQuestion } from '@/features/feedback-dashboard/store/calls';
import { TriageFields } from '@/features/feedback-dashboard/triage/TriageFields';
import { useRemote } from '@/shared/remote/useRemote';
import { paths } from '@/shared/routing/paths';
import { ActionDialog } from '@/shared/ui/dialog/ActionDialog';
import { RemoteContent } from '@/shared/ui/states/RemoteContent';
import { SkeletonBlock } from '@/shared/ui/states/SkeletonBlock';
import { QuestionText } from './QuestionText';

const FEEDBACK = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: '24px 32px',
};

interface QuestionDialogProps {
  readonly questionId: string;
  readonly onClose: () => void;
}

/** Review data of a question: text, explanation, facts and feedback. */
export function QuestionDialog({ questionId, onClose }: QuestionDialogProps) {
  const question = useRemote(loadQuestion, { questionId });
  return (
    <ActionDialog
      onClose={onClose}
      maxWidth="lg"
      title={`Question ${questionId}`}
      actions={
        <>
          {question.data !== undefined && (
            <Button component={Link} to={paths.qlink.to(questionId)}>
              Publish as link
            </Button>
          )}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <Stack spacing={3}>
        <RemoteContent
          remote={question}
          failure="Encountered error while fetching questions"
          skeleton={<SkeletonBlock height={320} />}
        >
          {(loaded) => <QuestionText question={loaded} />}
        </RemoteContent>
        <TriageFields questionId={questionId} />
        <Divider aria-hidden="true" />
        <Box sx={FEEDBACK}>
          <StudentFeedbackList questionId={questionId} named />
          <TutorFeedbackList questionId={questionId} named />
        </Box>
      </Stack>
    </ActionDialog>
  );
}
