import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { formatDateTime } from '@/shared/format/dates';
import { weights } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';

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

interface FeedbackEntriesProps<Feedback> {
  readonly given: readonly Feedback[];
  readonly children: (feedback: Feedback) => ReactNode;
}

/** All feedback on one question. */
export function FeedbackEntries<Feedback>({ given, children }: FeedbackEntriesProps<Feedback>) {
  return (
    <List>
      {given.map((feedback, index) => (
        <li key={index}>{children(feedback)}</li>
      ))}
    </List>
  );
}

interface EntryHeadProps {
  readonly author: string;
  readonly date: string | undefined;
  readonly facts: readonly string[];
  readonly error?: string | undefined;
}

/** Author, date and chosen values of a feedback. */
export function EntryHead({ author, date, facts, error }: EntryHeadProps) {
  const said = facts.filter((fact) => fact !== '');
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
