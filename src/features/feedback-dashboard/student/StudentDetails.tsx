import type { DetailsProps } from '@/features/feedback-dashboard/list/FeedbackByQuestion';
import { EntryHead, FeedbackEntries } from '@/features/feedback-dashboard/list/FeedbackEntries';
import { authorOf, nameOf } from '@/features/feedback-dashboard/list/labels';
import type { StudentFeedback } from '@/shared/api/feedback';

const fact = (name: string, value: string | undefined): string =>
  value === undefined ? '' : `${name}: ${nameOf(value)}`;

/** All feedback of students on a question. */
export const StudentDetails = ({ questionId, given }: DetailsProps<StudentFeedback>) => (
  <FeedbackEntries questionId={questionId} given={given} Entry={Entry} />
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
          rating === undefined ? '' : `Rating: ${rating} of 5`,
          fact('Topic', topic),
          fact('Explanation length', explanationType),
          fact('Difficulty', difficulty),
        ]}
      />
      {comment !== '' && <p>{comment}</p>}
    </>
  );
}
