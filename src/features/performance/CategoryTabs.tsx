import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState } from 'react';
import { PracticeLink } from '@/domain/performance/PracticeLink';
import { CATEGORY_LABELS, CATEGORY_OPTIONS, subcategoriesUnder } from '@/domain/question/categoryLabels';
import type { CategoryHeading } from '@/shared/api/category';
import type { CategoryPerformance, SubcategoryPerformance } from '@/shared/api/performance';
import { counted, formatCount, formatPercent } from '@/shared/format/numbers';
import { panelOf, PanelTabs } from '@/shared/ui/layout/PanelTabs';
import { PercentBar } from '@/shared/ui/layout/PercentBar';
import { CsvButton } from '@/shared/ui/list/CsvButton';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import { DataTable } from '@/shared/ui/table/DataTable';
import { type Column, type Sort, sortRows } from '@/shared/ui/table/dataTableModel';
import { answeredOf, performanceCsv } from './performanceModel';

const categoryColumns: readonly Column<SubcategoryPerformance>[] = [
  {
    id: 'topic',
    header: 'TOPICS',
    isRowHeader: true,
    narrow: 'lead',
    sortBy: ({ subCategory }) => subCategory,
  },
  {
    id: 'percentage',
    header: 'PERCENTAGE',
    width: '20%',
    align: 'right',
    narrow: 'action',
    firstDirection: 'desc',
    sortBy: ({ percentageCorrect }) => percentageCorrect,
    cell: ({ percentageCorrect }) => formatPercent(percentageCorrect),
  },
  {
    id: 'correct',
    header: 'QUESTIONS CORRECT',
    width: '22%',
    align: 'right',
    firstDirection: 'desc',
    sortBy: ({ correctCount }) => correctCount,
    cell: ({ correctCount }) => formatCount(correctCount),
  },
  {
    id: 'incorrect',
    header: 'QUESTIONS INCORRECT',
    width: '22%',
    align: 'right',
    firstDirection: 'desc',
    sortBy: ({ incorrectCount }) => incorrectCount,
    cell: ({ incorrectCount }) => formatCount(incorrectCount),
  },
];

const nameOf = ({ subCategory }: SubcategoryPerformance): string => subCategory;

export function CategoryTabs({ breakdown }: { readonly breakdown: readonly CategoryPerformance[] }) {
  const [heading, setHeading] = useState<CategoryHeading>('discipline');
  const [sort, setSort] = useState<Sort>({ by: 'topic', direction: 'asc' });
  const id = useId();
  const rows = useMemo(
    () => sortRows(subcategoriesUnder(breakdown, heading), categoryColumns, sort),
    [breakdown, heading, sort],
  );
  const name = CATEGORY_LABELS[heading];
  const summary = useMemo(
    () => (row: SubcategoryPerformance) => <TopicSummary heading={heading} row={row} />,
    [heading],
  );
  // Sorting does not change them.
  const tabs = useMemo(
    () => (
      <PanelTabs id={id} label="Category" tabs={CATEGORY_OPTIONS} value={heading} onChange={setHeading} />
    ),
    [id, heading],
  );
  return (
    <section aria-label="Performance by category">
      <Stack direction="row" spacing="8px 16px" sx={{ justifyContent: 'space-between', mb: 1.25 }}>
        {tabs}
        {rows.length > 0 && (
          <CsvButton fileName={`performance-${heading}.csv`} text={() => performanceCsv(name, rows)} />
        )}
      </Stack>
      <div {...panelOf(id, heading)}>
        {rows.length === 0 ? (
          <StateMessage text="No data found" />
        ) : (
          <DataTable
            key={heading}
            name={name}
            columns={categoryColumns}
            rows={rows}
            rowKey={nameOf}
            sort={sort}
            onSort={setSort}
            detail={summary}
          />
        )}
      </div>
    </section>
  );
}

interface TopicSummaryProps {
  readonly heading: CategoryHeading;
  readonly row: SubcategoryPerformance;
}

/** Details of a row: share as a bar, answers, and a link to practice the topic. */
function TopicSummary({ heading, row }: TopicSummaryProps) {
  const { subCategory: name, percentageCorrect, correctCount, incorrectCount } = row;
  return (
    <Stack direction="row" spacing="8px 20px" sx={{ paddingInlineStart: '22px' }}>
      <Stack spacing={0.5} sx={{ flex: '1 1 12rem' }}>
        <PercentBar percent={percentageCorrect} />
        <Typography color="textSecondary">{`${formatPercent(percentageCorrect)} of ${counted(answeredOf(row), 'answer')} correct: ${formatCount(correctCount)} correct, ${formatCount(incorrectCount)} incorrect`}</Typography>
      </Stack>
      <PracticeLink heading={heading} name={name} />
    </Stack>
  );
}
