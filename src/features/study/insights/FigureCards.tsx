import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CONFIDENCES } from '@/domain/attempt/answer';
import { PracticeLink } from '@/domain/performance/PracticeLink';
import { CONFIDENCE_NAMES } from '@/domain/study/finishedAttemptModel';
import { SettingsLink } from '@/domain/study/plan/SettingsLink';
import { SECONDS_PER_QUESTION } from '@/shared/api/quiz';
import { counted, formatCount } from '@/shared/format/numbers';
import { TitledCard } from '@/shared/ui/layout/TitledCard';
import { SmallTable } from '@/shared/ui/table/SmallTable';
import {
  countsText,
  type Insights,
  meanTargetOf,
  MIN_ANSWERS,
  percentText,
  secondsText,
  slowestOf,
} from './insightsModel';

interface InsightsProps {
  readonly insights: Insights;
}

export function Figure({ value, children }: { readonly value: string; readonly children: ReactNode }) {
  return (
    <Typography color="textSecondary">
      <Typography component="span" variant="display" color="textPrimary">
        {value}
      </Typography>{' '}
      {children}
    </Typography>
  );
}

const PACES = [
  ['all', 'All items'],
  ['right', 'Right'],
  ['wrong', 'Wrong'],
  ['timed', 'With timer'],
  ['untimed', 'Without timer'],
] as const;

/** Mean time per item, compared with what most exams give. */
export function PacingCard({ insights: { pacing, coverage } }: InsightsProps) {
  const slowest = slowestOf(coverage.organSystem);
  const target = meanTargetOf(pacing.all);
  return (
    <TitledCard title="Pacing">
      <Figure value={secondsText(pacing.all)}>{`an item, target ${Math.round(target)} s`}</Figure>
      <SmallTable
        name="Pacing"
        headers={['Items', 'Mean', target === SECONDS_PER_QUESTION ? `Over ${target} s` : 'Over target', 'n']}
        rows={PACES.map(([pace, name]) => [
          name,
          secondsText(pacing[pace]),
          formatCount(pacing[pace].slow),
          formatCount(pacing[pace].items),
        ])}
      />
      {slowest !== undefined && (
        <Stack direction="row" sx={{ justifyContent: 'space-between', mt: 'auto', overflowWrap: 'anywhere' }}>
          <span>{`Slowest: ${slowest.name}, ${secondsText(slowest.pace)} (n ${formatCount(slowest.pace.items)})`}</span>
          <PracticeLink heading="organSystem" name={slowest.name} />
        </Stack>
      )}
    </TitledCard>
  );
}

/** Whether changing an answer helped. */
export function ChangesCard({ insights: { changes } }: InsightsProps) {
  const { rightToWrong, wrongToRight, wrongToWrong, unknown } = changes;
  const changed = rightToWrong + wrongToRight + wrongToWrong;
  const rows = [
    ['Right to wrong', rightToWrong],
    ['Wrong to right', wrongToRight],
    ['Wrong to wrong', wrongToWrong],
  ] as const;
  return (
    <TitledCard title="Answer changes">
      <Figure value={formatCount(changed)}>{`${changed === 1 ? 'answer' : 'answers'} changed`}</Figure>
      <SmallTable
        name="Answer changes"
        headers={['Change', 'Share', 'n']}
        rows={rows.map(([name, count]) => [
          name,
          percentText({ right: count, answered: changed }),
          formatCount(count),
        ])}
      />
      {unknown > 0 && (
        <Typography color="textSecondary">{`${counted(unknown, 'change')} left out: which answer was right is not known.`}</Typography>
      )}
    </TitledCard>
  );
}

/** How often answers of each confidence were right. */
export function ConfidenceCard({ insights: { confidence } }: InsightsProps) {
  const total = CONFIDENCES.reduce((sum, word) => sum + confidence[word].answered, 0);
  return (
    <TitledCard title="Confidence">
      <SmallTable
        name="Confidence"
        headers={['How sure', 'Right', 'n']}
        rows={CONFIDENCES.map((word) => [
          CONFIDENCE_NAMES[word],
          percentText(confidence[word]),
          countsText(confidence[word]),
        ])}
      />
      {total === 0 ? (
        <Typography color="textSecondary">
          No answer says how sure you were. Turn on ‘Ask how sure I am’ in <SettingsLink />.
        </Typography>
      ) : (
        <Typography color="textSecondary">{`Percentages are shown for ${MIN_ANSWERS} answers or more.`}</Typography>
      )}
    </TitledCard>
  );
}
