import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState } from 'react';
import { CATEGORY_LABELS } from '@/domain/question/categoryLabels';
import { CATEGORY_KEYS } from '@/shared/api/category';
import { useRemote } from '@/shared/remote/useRemote';
import { panelOf, PanelTabs } from '@/shared/ui/layout/PanelTabs';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import { TryAgain } from '@/shared/ui/states/TryAgain';
import { DataTable } from '@/shared/ui/table/DataTable';
import { coverageColumns } from './coverageColumns';
import { type CoverageRow, type CoveredHeading, type Insights, withAvailable } from './insightsModel';
import { loadAvailable } from './loadAvailable';

const HEADINGS = CATEGORY_KEYS.map((value) => ({ value, name: CATEGORY_LABELS[value] }));

const nameOf = ({ name }: CoverageRow): string => name;

interface CoverageCardProps extends Pick<Insights, 'coverage'> {
  readonly userId: string;
}

/** How many questions of each category were answered, and how well; the weakest first. */
export function CoverageCard({ coverage, userId }: CoverageCardProps) {
  const [heading, setHeading] = useState<CoveredHeading>('organSystem');
  const titleId = useId();
  const id = useId();
  const bank = useRemote(loadAvailable, { userId, heading });
  const rows = useMemo(
    () => withAvailable(coverage[heading], bank.data ?? []),
    [coverage, heading, bank.data],
  );
  return (
    <section aria-labelledby={titleId}>
      <Stack direction="row" spacing="0 16px" sx={{ justifyContent: 'space-between', margin: '8px 0 10px' }}>
        <Typography variant="h2" id={titleId}>
          Coverage
        </Typography>
        <PanelTabs id={id} label="Coverage by" tabs={HEADINGS} value={heading} onChange={setHeading} />
      </Stack>
      <div {...panelOf(id, heading)}>
        {rows.length === 0 ? (
          <StateMessage tone="empty" text="No data found" />
        ) : (
          <DataTable
            key={heading}
            name={`Coverage by ${CATEGORY_LABELS[heading]}`}
            columns={coverageColumns.get(heading) ?? []}
            rows={rows}
            rowKey={nameOf}
            narrow="cards"
          />
        )}
      </div>
      <Typography variant="note" sx={{ mt: 1 }}>
        ‘Answered’ counts each question once, ‘Right’ every answer.
      </Typography>
      {bank.state.status === 'error' && (
        <Typography variant="note" role="alert" sx={{ mt: 1 }}>
          How many questions the bank has in each category could not be loaded.{' '}
          <TryAgain size="small" onClick={bank.retry} />
        </Typography>
      )}
    </section>
  );
}
