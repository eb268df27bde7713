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
import styles from './feedback.module.css';

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
    <li className={styles.item}>
      <Byline author={named ? feedback.user : undefined} otherwise="A student" date={feedback.dateCreated} />
      <p className={styles.facts}>
        {rating !== undefined && <Stars rating={rating} />}
        {isError === 'Y' && (
          <span className={styles.error}>
            <WarningIcon size={16} /> Reports an error
          </span>
        )}
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      {comment !== '' && <p className={styles.words}>{comment}</p>}
    </li>
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
    <li className={styles.item}>
      <Byline author={named ? feedback.user : undefined} otherwise="A tutor" date={feedback.dateCreated} />
      <dl className={styles.rows}>
        {rows.map(({ name, facts, suggestion }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {facts.filter((fact) => fact !== undefined).join(' · ') || 'Not rated'}
              {suggestion !== '' && <p className={styles.words}>{suggestion}</p>}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

function Stars({ rating }: { readonly rating: number }) {
  return (
    <span className={styles.rating}>
      <span aria-hidden="true">
        {'★'.repeat(rating)}
        {'☆'.repeat(5 - rating)}
      </span>{' '}
      {rating} of 5
    </span>
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
    <p className={styles.byline}>
      <strong>{author?.displayName ?? author?.email ?? otherwise}</strong>
      {date !== undefined && <time dateTime={date}>{formatDate(date)}</time>}
    </p>
  );
}
