import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { CATEGORY_LABELS } from '@/domain/question/categoryLabels';
import { CATEGORY_KEYS } from '@/shared/api/category';
import { vars } from '@/shared/theme/vars';
import { panelOf, PanelTabs } from '@/shared/ui/layout/PanelTabs';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import { DataTable } from '@/shared/ui/table/DataTable';
import { coverageColumns } from './coverageColumns';
import type { CoverageRow, CoveredHeading, Insights } from './insightsModel';

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

/** How many questions of each category were answered, and how well; the weakest first. */
export function CoverageCard({ coverage }: Pick<Insights, 'coverage'>) {
  const [heading, setHeading] = useState<CoveredHeading>('organSystem');
  const titleId = useId();
  const id = useId();
  const rows = coverage[heading];
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
      <Note>
        ‘Questions’ counts each answered question once, ‘Right’ every answer. How many questions the bank has
        in a category is not known here.
      </Note>
    </section>
  );
}
