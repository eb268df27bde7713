import Typography from '@mui/material/Typography';
import type { DetailsProps } from '@/features/feedback-dashboard/list/FeedbackByQuestion';
import { EntryHead, FeedbackEntries } from '@/features/feedback-dashboard/list/FeedbackEntries';
import { authorOf } from '@/features/feedback-dashboard/list/feedbackModel';
import type { StudentFeedback } from '@/shared/api/feedback';
import { LongText, WRITTEN } from '@/shared/notifications/LongText';

export const StudentDetails = ({ questionId, entries }: DetailsProps<StudentFeedback>) => (
  <FeedbackEntries questionId={questionId} entries={entries} Entry={Entry} />
);

function Entry({ feedback }: { readonly feedback: StudentFeedback }) {
  const { user, dateCreated, rating, isError, topic, explanationType, difficulty, comment } = feedback;
  return (
    <>
      <EntryHead
        author={authorOf(user)}
        date={dateCreated}
        error={isError === 'Y' ? 'Error reported' : undefined}
        facts={[
          ['Rating', rating === undefined ? undefined : `${rating} of 5`],
          ['Topic', topic],
          ['Explanation length', explanationType],
          ['Difficulty', difficulty],
        ]}
      />
      {comment !== '' && (
        <Typography variant="body2" sx={{ mt: 0.25 }}>
          <LongText text={comment} first={WRITTEN} />
        </Typography>
      )}
    </>
  );
}
