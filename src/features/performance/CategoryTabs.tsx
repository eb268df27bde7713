import Stack from '@mui/material/Stack';
import { useId, useMemo, useState } from 'react';
import { CATEGORY_LABELS, CATEGORY_OPTIONS, subcategoriesUnder } from '@/domain/question/categoryLabels';
import type { CategoryHeading } from '@/shared/api/category';
import type { CategoryPerformance, SubcategoryPerformance } from '@/shared/api/performance';
import { panelOf, PanelTabs } from '@/shared/ui/layout/PanelTabs';
import { CsvButton } from '@/shared/ui/list/CsvButton';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import { DataTable } from '@/shared/ui/table/DataTable';
import { type Sort, sortRows } from '@/shared/ui/table/dataTableModel';
import { categoryColumns } from './categoryColumns';
import { performanceCsv } from './performanceModel';
import { TopicSummary } from './TopicSummary';

const nameOf = ({ subCategory }: SubcategoryPerformance): string => subCategory;

/** The five breakdowns of the performance, each a sortable table. */
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
  // A sort leaves them alone.
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
          <StateMessage tone="empty" text="No data found" />
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
            narrow="cards"
          />
        )}
      </div>
    </section>
  );
}
