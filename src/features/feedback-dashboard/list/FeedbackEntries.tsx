import { styled } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { TriageFields } from '@/features/feedback-dashboard/triage/TriageFields';
import { formatDateTime } from '@/shared/format/dates';
import { weights } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';
import type { DetailsProps } from './FeedbackByQuestion';
import { nameOf } from './labels';

const List = styled('ul')({
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: '4px 0 0 22px',
  listStyle: 'none',
  '& li': {
    padding: '8px 12px',
    borderInlineStart: `2px solid ${vars.palette.divider}`,
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 64px',
  },
  '& p': { margin: '2px 0 0', overflowWrap: 'anywhere' },
});

const Byline = styled('p')({ color: vars.palette.text.secondary, font: vars.font.body2 });

const ErrorReport = styled('span')({ color: vars.palette.error.main, fontWeight: weights.medium });

interface FeedbackEntriesProps<Feedback> extends DetailsProps<Feedback> {
  /** One feedback in full. */
  readonly Entry: ComponentType<{ readonly feedback: Feedback }>;
}

/** Triage of a question, and all feedback on it. */
export function FeedbackEntries<Feedback>({ questionId, entries, Entry }: FeedbackEntriesProps<Feedback>) {
  return (
    <>
      <TriageFields questionId={questionId} />
      <List>
        {entries.map((feedback, index) => (
          <li key={index}>
            <Entry feedback={feedback} />
          </li>
        ))}
      </List>
    </>
  );
}

interface EntryHeadProps {
  readonly author: string;
  readonly date: string | undefined;
  /** Names and values; those without a value are left out. */
  readonly facts: readonly (readonly [name: string, value: string | undefined])[];
  readonly error?: string | undefined;
}

/** Author, date and chosen values of a feedback. */
export function EntryHead({ author, date, facts, error }: EntryHeadProps) {
  const said = facts.flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${nameOf(value)}`]));
  return (
    <>
      <Byline>
        {author} · {formatDateTime(date)}
      </Byline>
      <p>
        {error !== undefined && <ErrorReport>{error}</ErrorReport>}
        {error !== undefined && said.length > 0 && ' · '}
        {said.join(' · ')}
      </p>
    </>
  );
}
