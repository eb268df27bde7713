import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { StudentFeedbackList, TutorFeedbackList } from '@/domain/feedback/FeedbackLists';
import { TutorFeedbackForm } from './TutorFeedbackForm';

interface FeedbackPanelProps {
  readonly quizId: string;
  readonly questionId: string;
  readonly blockId: string | undefined;
  /** Capabilities of this visitor. */
  readonly rates: boolean;
  readonly seesTutorFeedback: boolean;
  readonly seesAuthors: boolean;
}

/** The tab 'Feedback': the tutor's own rating, and the feedback of others. */
export function FeedbackPanel(props: FeedbackPanelProps) {
  const { quizId, questionId, blockId, rates, seesTutorFeedback, seesAuthors } = props;
  return (
    <Stack spacing={3}>
      {rates && (
        <TutorFeedbackForm key={questionId} quizId={quizId} questionId={questionId} blockId={blockId} />
      )}
      <StudentFeedbackList questionId={questionId} named={seesAuthors} />
      {seesTutorFeedback && (
        <>
          <Divider aria-hidden="true" />
          <TutorFeedbackList questionId={questionId} named={seesAuthors} />
        </>
      )}
    </Stack>
  );
}
