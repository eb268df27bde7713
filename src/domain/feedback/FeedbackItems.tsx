import { styled } from '@mui/material/styles';
import type { FeedbackAuthor, StudentFeedback, TutorFeedback } from '@/shared/api/feedback';
import { formatDate } from '@/shared/format/dates';
import { WarningIcon } from '@/shared/icons/icons';
import { weights } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';
import {
  difficultyLabels,
  errorLabels,
  lengthLabels,
  qualityLabels,
  relevanceLabels,
  topicLabels,
} from './labels';

export const Entry = styled('li')({
  padding: '12px 0',
  '& + &': { borderTop: `1px solid ${vars.palette.divider}` },
});

const AuthorLine = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '2px 10px',
  margin: '0 0 2px',
  color: vars.palette.text.disabled,
  font: vars.font.body2,
  '& strong': { color: vars.palette.text.primary, font: vars.font.subtitle2, overflowWrap: 'anywhere' },
});

const Facts = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 14px',
  margin: 0,
  color: vars.palette.text.secondary,
  font: vars.font.body2,
});

const Rating = styled('span')({
  color: vars.palette.text.primary,
  fontVariantNumeric: 'tabular-nums',
  '& [aria-hidden]': { color: vars.palette.warning.main, letterSpacing: 1 },
});

const ErrorReport = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  color: vars.palette.error.main,
  fontWeight: weights.medium,
});

const Words = styled('p')({ margin: '6px 0 0', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });

const Rows = styled('dl')({
  display: 'grid',
  gap: 6,
  margin: '4px 0 0',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '10.5em minmax(0, 1fr)',
    gap: '2px 12px',
    '@media (max-width: 479px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '& dt': { color: vars.palette.text.secondary },
  '& dd': { margin: 0 },
});

interface ItemProps<Feedback> {
  readonly feedback: Feedback;
  readonly named: boolean;
}

/** One student's feedback in a list; `named` shows its author. */
export function StudentFeedbackItem({ feedback, named }: ItemProps<StudentFeedback>) {
  const { rating, isError, topic, explanationType, difficulty, comment } = feedback;
  const facts = [
    topic && `About: ${topicLabels[topic]}`,
    explanationType && `Explanation: ${lengthLabels[explanationType].toLowerCase()}`,
    difficulty && `Difficulty: ${difficultyLabels[difficulty].toLowerCase()}`,
  ].filter((fact) => fact !== undefined);
  return (
    <Entry>
      <Byline author={named ? feedback.user : undefined} otherwise="A student" date={feedback.dateCreated} />
      <Facts>
        {rating !== undefined && <Stars rating={rating} />}
        {isError === 'Y' && (
          <ErrorReport>
            <WarningIcon size={16} /> Reports an error
          </ErrorReport>
        )}
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </Facts>
      {comment !== '' && <Words>{comment}</Words>}
    </Entry>
  );
}

/** One tutor's rating in a list, part by part; `named` shows its author. */
export function TutorFeedbackItem({ feedback, named }: ItemProps<TutorFeedback>) {
  const { stem, explanation, expandedExplanation, improvementSuggestions } = feedback;
  const rows = [
    {
      name: 'Stem',
      facts: [
        stem.difficulty && difficultyLabels[stem.difficulty],
        stem.quality && qualityLabels[stem.quality],
        stem.errors && `Errors: ${errorLabels[stem.errors].toLowerCase()}`,
      ],
      suggestion: improvementSuggestions.stem,
    },
    {
      name: 'Explanation',
      facts: [
        explanation.quality && qualityLabels[explanation.quality],
        explanation.errors && `Errors: ${errorLabels[explanation.errors].toLowerCase()}`,
      ],
      suggestion: improvementSuggestions.explanation,
    },
    {
      name: 'Expanded explanation',
      facts: [expandedExplanation && relevanceLabels[expandedExplanation]],
      suggestion: improvementSuggestions.expandedExplanation,
    },
  ];
  return (
    <Entry>
      <Byline author={named ? feedback.user : undefined} otherwise="A tutor" date={feedback.dateCreated} />
      <Rows>
        {rows.map(({ name, facts, suggestion }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {facts.filter((fact) => fact !== undefined).join(' · ') || 'Not rated'}
              {suggestion !== '' && <Words>{suggestion}</Words>}
            </dd>
          </div>
        ))}
      </Rows>
    </Entry>
  );
}

function Stars({ rating }: { readonly rating: number }) {
  return (
    <Rating>
      <span aria-hidden="true">
        {'★'.repeat(rating)}
        {'☆'.repeat(5 - rating)}
      </span>{' '}
      {rating} of 5
    </Rating>
  );
}

interface BylineProps {
  readonly author: FeedbackAuthor | undefined;
  /** Text for an author without a name. */
  readonly otherwise: string;
  readonly date: string | undefined;
}

function Byline({ author, otherwise, date }: BylineProps) {
  return (
    <AuthorLine>
      <strong>{author?.displayName ?? author?.email ?? otherwise}</strong>
      {date !== undefined && <time dateTime={date}>{formatDate(date)}</time>}
    </AuthorLine>
  );
}
