import { styled } from '@mui/material/styles';
import { PractiseLink } from '@/domain/performance/PractiseLink';
import type { CategoryHeading } from '@/shared/api/category';
import type { SubcategoryPerformance } from '@/shared/api/performance';
import { counted, formatCount, formatPercent } from '@/shared/format/numbers';
import { vars } from '@/shared/theme/vars';
import { PercentBar } from '@/shared/ui/layout/PercentBar';
import { answeredOf } from './performanceModel';

interface TopicSummaryProps {
  readonly heading: CategoryHeading;
  readonly row: SubcategoryPerformance;
}

const Summary = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
  paddingInlineStart: 22,
  '& > div': { flex: '1 1 12rem', display: 'grid', gap: 4 },
  '& p': { margin: 0, color: vars.palette.text.secondary },
});

/** Details of a row: share as a bar, answers, and a link to practise this topic. */
export function TopicSummary({ heading, row }: TopicSummaryProps) {
  const { subCategory: name, percentageCorrect, correctCount, incorrectCount } = row;
  return (
    <Summary>
      <div>
        <PercentBar percent={percentageCorrect} />
        <p>
          {formatPercent(percentageCorrect)} of {counted(answeredOf(row), 'answer')} correct:{' '}
          {formatCount(correctCount)} correct, {formatCount(incorrectCount)} incorrect
        </p>
      </div>
      <PractiseLink heading={heading} name={name} />
    </Summary>
  );
}
