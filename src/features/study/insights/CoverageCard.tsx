import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { CATEGORY_LABELS } from '@/domain/question/categoryLabels';
import { CATEGORY_KEYS } from '@/shared/api/category';
import { formatCount } from '@/shared/format/numbers';
import { Card } from '@/shared/ui/layout/Card';
import { panelOf, PanelTabs } from '@/shared/ui/layout/PanelTabs';
import { PercentBar } from '@/shared/ui/layout/PercentBar';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import type { CoverageRow, CoveredHeading, Insights } from './insightsModel';
import { percentOf } from './insightsModel';
import { InsightTable } from './InsightTable';
import { countsWord, percentWord } from './insightWords';
import { PractiseLink } from './PractiseLink';

const HEADINGS = CATEGORY_KEYS.map((value) => ({ value, name: CATEGORY_LABELS[value] }));

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  '& > .MuiTabs-root': { minWidth: 0, maxWidth: '100%' },
});

const Bar = styled('div')({ width: '100%', minWidth: 48, maxWidth: 180, marginInlineStart: 'auto' });

/** How many questions of each category were answered, and how well; the weakest first. */
export function CoverageCard({ coverage }: Pick<Insights, 'coverage'>) {
  const [heading, setHeading] = useState<CoveredHeading>('organSystem');
  const titleId = useId();
  const id = useId();
  const rows = coverage[heading];
  return (
    <Card aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId}>Coverage</h2>
        <PanelTabs id={id} label="Coverage by" tabs={HEADINGS} value={heading} onChange={setHeading} />
      </Head>
      <div {...panelOf(id, heading)}>
        {rows.length === 0 ? (
          <StateMessage tone="empty" text="No data found" />
        ) : (
          <InsightTable
            name={`Coverage by ${CATEGORY_LABELS[heading]}`}
            headers={[CATEGORY_LABELS[heading], 'Questions', 'Right', 'Share', 'Practise']}
            rows={rows.map((row) => [
              row.name,
              formatCount(row.questions),
              countsWord(row),
              <ShareOf key="share" row={row} />,
              <PractiseLink key="practise" heading={heading} name={row.name} />,
            ])}
          />
        )}
      </div>
      <p className="soft">
        ‘Questions’ counts each answered question once, ‘Right’ every answer. How many questions the bank has
        in a category is not known here.
      </p>
    </Card>
  );
}

function ShareOf({ row }: { readonly row: CoverageRow }) {
  const percent = percentOf(row);
  return (
    <Bar>
      {percentWord(row)}
      {percent !== undefined && <PercentBar percent={percent} />}
    </Bar>
  );
}
