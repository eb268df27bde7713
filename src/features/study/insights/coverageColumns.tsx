import { styled } from '@mui/material/styles';
import { PractiseLink } from '@/domain/performance/PractiseLink';
import { CATEGORY_LABELS } from '@/domain/question/categoryLabels';
import { CATEGORY_KEYS } from '@/shared/api/category';
import { PercentBar } from '@/shared/ui/layout/PercentBar';
import type { Column } from '@/shared/ui/table/dataTableModel';
import { CARDS } from '@/shared/ui/table/TableFrame';
import { type CoverageRow, type CoveredHeading, percentOf } from './insightsModel';
import { countsText, coveredText, percentText } from './insightTexts';

/** Where rows are cards, the figure is alone. */
const Bar = styled('div')({ marginTop: 2, [`@container (max-width: ${CARDS.few}px)`]: { display: 'none' } });

const columnsUnder = (heading: CoveredHeading): readonly Column<CoverageRow>[] => [
  {
    id: 'name',
    header: CATEGORY_LABELS[heading].toUpperCase(),
    isRowHeader: true,
    narrow: 'lead',
    cell: ({ name }) => name,
  },
  {
    id: 'answered',
    header: 'ANSWERED',
    width: '16%',
    align: 'end',
    cell: coveredText,
  },
  { id: 'right', header: 'RIGHT', width: '16%', align: 'end', cell: countsText },
  {
    id: 'share',
    header: 'SHARE',
    width: '20%',
    align: 'end',
    cell: (row) => {
      const percent = percentOf(row);
      return (
        <>
          {percentText(row)}
          {percent !== undefined && (
            <Bar>
              <PercentBar percent={percent} />
            </Bar>
          )}
        </>
      );
    },
  },
  {
    id: 'practise',
    header: 'Practise',
    isHeaderHidden: true,
    width: '112px',
    align: 'end',
    narrow: 'action',
    cell: ({ name }) => <PractiseLink heading={heading} name={name} />,
  },
];

/** The columns of the coverage under each heading. */
export const coverageColumns = new Map(CATEGORY_KEYS.map((heading) => [heading, columnsUnder(heading)]));
