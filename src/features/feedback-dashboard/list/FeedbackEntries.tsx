import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { TriageFields } from '@/features/feedback-dashboard/triage/TriageFields';
import { formatDateTime } from '@/shared/format/dates';
import { LongText } from '@/shared/notifications/LongText';
import { vars } from '@/shared/theme/vars';
import type { DetailsProps } from './FeedbackByQuestion';
import { nameOf } from './feedbackModel';

const FeedbackItem = styled('li')({
  padding: '8px 12px',
  borderInlineStart: `2px solid ${vars.palette.divider}`,
  overflowWrap: 'anywhere',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 64px',
});

interface FeedbackEntriesProps<Feedback> extends DetailsProps<Feedback> {
  /** Shows one feedback in full. */
  readonly Entry: ComponentType<{ readonly feedback: Feedback }>;
}

/** Triage of a question, followed by all feedback on it. */
export function FeedbackEntries<Feedback>({ questionId, entries, Entry }: FeedbackEntriesProps<Feedback>) {
  return (
    <>
      <TriageFields questionId={questionId} />
      <Stack component="ul" sx={{ padding: '12px 0 0 22px' }}>
        {entries.map((feedback, index) => (
          <FeedbackItem key={index}>
            <Entry feedback={feedback} />
          </FeedbackItem>
        ))}
      </Stack>
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

export function EntryHead({ author, date, facts, error }: EntryHeadProps) {
  const factTexts = facts.flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${nameOf(value)}`],
  );
  return (
    <>
      <Typography variant="note">
        <LongText text={author} /> <span>{`· ${formatDateTime(date)}`}</span>
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.25 }}>
        {error !== undefined && (
          <Typography component="span" variant="problem">
            {error}
          </Typography>
        )}
        <span>{`${error !== undefined && factTexts.length > 0 ? ' · ' : ''}${factTexts.join(' · ')}`}</span>
      </Typography>
    </>
  );
}
