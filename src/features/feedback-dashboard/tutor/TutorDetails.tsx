import Typography from '@mui/material/Typography';
import type { DetailsProps } from '@/features/feedback-dashboard/list/FeedbackByQuestion';
import { EntryHead, FeedbackEntries } from '@/features/feedback-dashboard/list/FeedbackEntries';
import { authorOf, tutorMeasures } from '@/features/feedback-dashboard/list/feedbackModel';
import type { TutorFeedback } from '@/shared/api/feedback';
import { LongText, WRITTEN } from '@/shared/notifications/LongText';

export const TutorDetails = ({ questionId, entries }: DetailsProps<TutorFeedback>) => (
  <FeedbackEntries questionId={questionId} entries={entries} Entry={Entry} />
);

function Entry({ feedback }: { readonly feedback: TutorFeedback }) {
  const { user, dateCreated, stem, explanation, expandedExplanation, improvementSuggestions } = feedback;
  const suggestions = [
    ['Stem', improvementSuggestions.stem],
    ['Explanation', improvementSuggestions.explanation],
    ['Expanded explanation', improvementSuggestions.expandedExplanation],
  ] as const;
  return (
    <>
      <EntryHead
        author={authorOf(user)}
        date={dateCreated}
        error={tutorMeasures.reportsError(feedback) ? 'Error reported' : undefined}
        facts={[
          ['Stem difficulty', stem.difficulty],
          ['Stem quality', stem.quality],
          ['Stem errors', stem.errors],
          ['Explanation quality', explanation.quality],
          ['Explanation errors', explanation.errors],
          ['Expanded explanation', expandedExplanation],
        ]}
      />
      {suggestions
        .filter(([, text]) => text !== '')
        .map(([name, text]) => (
          <Typography key={name} variant="body2" sx={{ mt: 0.25 }}>
            <span>{`${name}:`}</span> <LongText text={text} first={WRITTEN} />
          </Typography>
        ))}
    </>
  );
}
