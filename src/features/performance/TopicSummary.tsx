import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PractiseLink } from '@/domain/performance/PractiseLink';
import type { CategoryHeading } from '@/shared/api/category';
import type { SubcategoryPerformance } from '@/shared/api/performance';
import { counted, formatCount, formatPercent } from '@/shared/format/numbers';
import { PercentBar } from '@/shared/ui/layout/PercentBar';
import { answeredOf } from './performanceModel';

interface TopicSummaryProps {
  readonly heading: CategoryHeading;
  readonly row: SubcategoryPerformance;
}

/** Details of a row: share as a bar, answers, and a link to practise this topic. */
export function TopicSummary({ heading, row }: TopicSummaryProps) {
  const { subCategory: name, percentageCorrect, correctCount, incorrectCount } = row;
  return (
    <Stack direction="row" spacing="8px 20px" sx={{ paddingInlineStart: '22px' }}>
      <Stack spacing={0.5} sx={{ flex: '1 1 12rem' }}>
        <PercentBar percent={percentageCorrect} />
        <Typography color="textSecondary">
          {formatPercent(percentageCorrect)} of {counted(answeredOf(row), 'answer')} correct:{' '}
          {formatCount(correctCount)} correct, {formatCount(incorrectCount)} incorrect
        </Typography>
      </Stack>
      <PractiseLink heading={heading} name={name} />
    </Stack>
  );
}
