import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import type { FeedbackAuthor, StudentFeedback, TutorFeedback } from '@/shared/api/feedback';
import { formatDate } from '@/shared/format/dates';
import { WarningIcon } from '@/shared/icons/icons';
import { LongText, WRITTEN } from '@/shared/notifications/LongText';
import type { Remote } from '@/shared/remote/remoteState';
import { useRemote } from '@/shared/remote/useRemote';
import { vars } from '@/shared/theme/vars';
import { Byline } from '@/shared/ui/layout/Byline';
import { Facts } from '@/shared/ui/layout/Facts';
import { Section } from '@/shared/ui/layout/Section';
import { RemoteContent } from '@/shared/ui/states/RemoteContent';
import { loadStudentFeedback, loadTutorFeedback } from './calls';
import {
  difficultyLabels,
  errorLabels,
  lengthLabels,
  qualityLabels,
  relevanceLabels,
  topicLabels,
} from './labels';

const Entry = styled('li')({
  padding: '12px 0',
  '& + &': { borderTop: `1px solid ${vars.palette.divider}` },
});

const authorOf = (author: FeedbackAuthor | undefined, otherwise: string): string =>
  author?.displayName ?? author?.email ?? otherwise;

interface ItemProps<Feedback> {
  readonly feedback: Feedback;
  readonly named: boolean;
}

/** `named` shows the author. */
function StudentFeedbackItem({ feedback, named }: ItemProps<StudentFeedback>) {
  const { rating, isError, topic, explanationType, difficulty, comment } = feedback;
  const facts = [
    topic && `About: ${topicLabels[topic]}`,
    explanationType && `Explanation: ${lengthLabels[explanationType].toLowerCase()}`,
    difficulty && `Difficulty: ${difficultyLabels[difficulty].toLowerCase()}`,
  ].filter((fact) => fact !== undefined);
  return (
    <Entry>
      <Byline
        author={authorOf(named ? feedback.user : undefined, 'A student')}
        date={feedback.dateCreated}
        format={formatDate}
      />
      <Stack direction="row" spacing="2px 14px" sx={{ color: 'text.secondary', typography: 'body2' }}>
        {rating !== undefined && <Stars rating={rating} />}
        {isError === 'Y' && (
          <Typography
            component="span"
            variant="problem"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}
          >
            <WarningIcon size={16} /> Reports an error
          </Typography>
        )}
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </Stack>
      {comment !== '' && (
        <Typography variant="userText" sx={{ mt: 0.75 }}>
          <LongText text={comment} first={WRITTEN} />
        </Typography>
      )}
    </Entry>
  );
}

/** One tutor's rating, part by part; `named` shows the author. */
function TutorFeedbackItem({ feedback, named }: ItemProps<TutorFeedback>) {
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
      <Byline
        author={authorOf(named ? feedback.user : undefined, 'A tutor')}
        date={feedback.dateCreated}
        format={formatDate}
      />
      <Facts
        layout="lines"
        facts={rows.map(({ name, facts, suggestion }) => [
          name,
          <Fragment key={name}>
            <span>{facts.filter((fact) => fact !== undefined).join(' · ') || 'Not rated'}</span>
            {suggestion !== '' && (
              <Typography variant="userText" sx={{ mt: 0.75 }}>
                <LongText text={suggestion} first={WRITTEN} />
              </Typography>
            )}
          </Fragment>,
        ])}
      />
    </Entry>
  );
}

function Stars({ rating }: { readonly rating: number }) {
  return (
    <Typography
      component="span"
      variant="body2"
      color="textPrimary"
      sx={{ fontVariantNumeric: 'tabular-nums' }}
    >
      <Typography
        component="span"
        variant="inherit"
        color="warning"
        aria-hidden="true"
        sx={{ letterSpacing: 1 }}
      >{`${'★'.repeat(rating)}${'☆'.repeat(5 - rating)}`}</Typography>{' '}
      <span>{`${rating} of 5`}</span>
    </Typography>
  );
}

interface FeedbackListProps {
  readonly questionId: string;
  /** Whether authors are named: only administrators see them. */
  readonly named: boolean;
}

export function StudentFeedbackList({ questionId, named }: FeedbackListProps) {
  return (
    <FeedbackSection title="Student feedback" remote={useRemote(loadStudentFeedback, { questionId })}>
      {(feedback, index) => <StudentFeedbackItem key={index} feedback={feedback} named={named} />}
    </FeedbackSection>
  );
}

export function TutorFeedbackList({ questionId, named }: FeedbackListProps) {
  return (
    <FeedbackSection title="Tutor feedback" remote={useRemote(loadTutorFeedback, { questionId })}>
      {(feedback, index) => <TutorFeedbackItem key={index} feedback={feedback} named={named} />}
    </FeedbackSection>
  );
}

interface FeedbackSectionProps<Feedback> {
  readonly title: string;
  readonly remote: Remote<readonly Feedback[]>;
  readonly children: (feedback: Feedback, index: number) => ReactNode;
}

function FeedbackSection<Feedback>({ title, remote, children }: FeedbackSectionProps<Feedback>) {
  return (
    <Section title={title}>
      <RemoteContent
        remote={remote}
        skeleton={<ListSkeleton />}
        failure="The feedback could not be loaded. Please try again."
        empty={
          <Typography color="textSecondary">{`No ${title.toLowerCase()} on this question yet.`}</Typography>
        }
      >
        {(list) => (
          <Stack component="ul" spacing={0}>
            {list.map(children)}
          </Stack>
        )}
      </RemoteContent>
    </Section>
  );
}

const FeedbackPlaceholder = styled(Entry)({ display: 'grid', gap: 8, paddingBottom: 14 });

function ListSkeleton() {
  return (
    <Stack component="ul" spacing={0} aria-hidden="true">
      {[0, 1].map((line) => (
        <FeedbackPlaceholder key={line}>
          <Skeleton width="55%" height={14} />
          <Skeleton height={30} />
        </FeedbackPlaceholder>
      ))}
    </Stack>
  );
}
