import { styled } from '@mui/material/styles';
import { useId, useMemo, useState } from 'react';
import { CATEGORY_LABELS } from '@/domain/question/categoryLabels';
import { CATEGORY_KEYS } from '@/shared/api/category';
import { useRemote } from '@/shared/remote/useRemote';
import { vars } from '@/shared/theme/vars';
import { panelOf, PanelTabs } from '@/shared/ui/layout/PanelTabs';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import { TryAgain } from '@/shared/ui/states/TryAgain';
import { DataTable } from '@/shared/ui/table/DataTable';
import { coverageColumns } from './coverageColumns';
import { type CoverageRow, type CoveredHeading, type Insights, withAvailable } from './insightsModel';
import { loadAvailable } from './loadAvailable';

const HEADINGS = CATEGORY_KEYS.map((value) => ({ value, name: CATEGORY_LABELS[value] }));

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 16px',
  margin: '8px 0 10px',
  '& > h2': { margin: 0, font: vars.font.h2 },
  '& > .MuiTabs-root': { minWidth: 0, maxWidth: '100%' },
});

const Note = styled('p')({ margin: '8px 0 0', color: vars.palette.text.secondary, font: vars.font.body2 });

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
      <Head>
        <h2 id={titleId}>Coverage</h2>
        <PanelTabs id={id} label="Coverage by" tabs={HEADINGS} value={heading} onChange={setHeading} />
      </Head>
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
      <Note>‘Answered’ counts each question once, ‘Right’ every answer.</Note>
      {bank.state.status === 'error' && (
        <Note role="alert">
          How many questions the bank has in each category could not be loaded.{' '}
          <TryAgain size="small" onClick={bank.retry} />
        </Note>
      )}
    </section>
  );
}
