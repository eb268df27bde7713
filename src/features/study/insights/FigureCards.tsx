import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { PractiseLink } from '@/domain/performance/PractiseLink';
import { CONFIDENCE_NAMES } from '@/domain/study/finishedAttemptModel';
import { formatCount } from '@/shared/format/numbers';
import { counted } from '@/shared/format/numbers';
import { paths } from '@/shared/routing/paths';
import { CONFIDENCES } from '@/shared/storage/journalRecord';
import { Card } from '@/shared/ui/layout/Card';
import { FEWEST, type Insights, slowestOf, TARGET_SECONDS } from './insightsModel';
import { InsightTable } from './InsightTable';
import { countsText, percentText, secondsText } from './insightTexts';

interface TitledCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

function TitledCard({ title, children }: TitledCardProps) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </Card>
  );
}

const Weak = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  marginTop: 'auto',
  overflowWrap: 'anywhere',
});

interface InsightsProps {
  readonly insights: Insights;
}

const PACES = [
  ['all', 'All items'],
  ['right', 'Right'],
  ['wrong', 'Wrong'],
  ['timed', 'With timer'],
  ['untimed', 'Without timer'],
] as const;

/** Mean time on an item, against what most exams give. */
export function PacingCard({ insights: { pacing, coverage } }: InsightsProps) {
  const slowest = slowestOf(coverage.organSystem);
  return (
    <TitledCard title="Pacing">
      <p>
        <span className="figure">{secondsText(pacing.all)}</span>{' '}
        <span className="soft">an item, target {TARGET_SECONDS} s</span>
      </p>
      <InsightTable
        name="Pacing"
        headers={['Items', 'Mean', `Over ${TARGET_SECONDS} s`, 'n']}
        rows={PACES.map(([pace, name]) => [
          name,
          secondsText(pacing[pace]),
          formatCount(pacing[pace].slow),
          formatCount(pacing[pace].items),
        ])}
      />
      {slowest !== undefined && (
        <Weak>
          <span>
            Slowest: {slowest.name}, {secondsText(slowest.pace)} (n {formatCount(slowest.pace.items)})
          </span>
          <PractiseLink heading="organSystem" name={slowest.name} />
        </Weak>
      )}
    </TitledCard>
  );
}

/** Whether second thoughts helped. */
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
      <p>
        <span className="figure">{formatCount(changed)}</span>{' '}
        <span className="soft">{changed === 1 ? 'answer' : 'answers'} changed</span>
      </p>
      <InsightTable
        name="Answer changes"
        headers={['Change', 'Share', 'n']}
        rows={rows.map(([name, count]) => [
          name,
          percentText({ right: count, answered: changed }),
          formatCount(count),
        ])}
      />
      {unknown > 0 && (
        <p className="soft">{counted(unknown, 'change')} left out: which answer was right is not known.</p>
      )}
    </TitledCard>
  );
}

/** How often each degree of certainty was right. */
export function ConfidenceCard({ insights: { confidence } }: InsightsProps) {
  const total = CONFIDENCES.reduce((sum, word) => sum + confidence[word].answered, 0);
  return (
    <TitledCard title="Confidence">
      <InsightTable
        name="Confidence"
        headers={['How sure', 'Right', 'n']}
        rows={CONFIDENCES.map((word) => [
          CONFIDENCE_NAMES[word],
          percentText(confidence[word]),
          countsText(confidence[word]),
        ])}
      />
      {total === 0 ? (
        <p className="soft">
          No answer says how sure you were. Turn on ‘Ask how sure I am’ in{' '}
          <Link to={paths.settings.to()}>Settings</Link>.
        </p>
      ) : (
        <p className="soft">Percentages from {FEWEST} answers on.</p>
      )}
    </TitledCard>
  );
}
