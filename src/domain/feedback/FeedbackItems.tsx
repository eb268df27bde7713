import type { FeedbackAuthor, StudentFeedback, TutorFeedback } from '@/shared/api/feedback';
import {
  difficultyLabels,
  errorLabels,
  lengthLabels,
  qualityLabels,
  relevanceLabels,
  topicLabels,
} from './labels';
import { formatDate } from '@/shared/format/dates';
import { WarningIcon } from '@/shared/icons/icons';
import { BylineBox, Error, Facts, Item, Rating, Rows, Words } from './feedbackStyles';

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
    <Item>
      <Byline author={named ? feedback.user : undefined} otherwise="A student" date={feedback.dateCreated} />
      <Facts>
        {rating !== undefined && <Stars rating={rating} />}
        {isError === 'Y' && (
          <Error>
            <WarningIcon size={16} /> Reports an error
          </Error>
        )}
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </Facts>
      {comment !== '' && <Words>{comment}</Words>}
    </Item>
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
    <Item>
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
    </Item>
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
    <BylineBox>
      <strong>{author?.displayName ?? author?.email ?? otherwise}</strong>
      {date !== undefined && <time dateTime={date}>{formatDate(date)}</time>}
    </BylineBox>
  );
}
