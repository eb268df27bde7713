import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import type { CategoryHeading } from '@/shared/contract/category';
import type { CategoryPerformance } from '@/shared/contract/performance';
import { formatPercent } from '@/shared/format/numbers';
import { HEADING_NAMES, subcategoriesUnder } from '@/shared/performance/headings';
import { ExpandIcon } from '@/shared/ui/icons';
import { SelectField } from '@/shared/ui/SelectField';
import { ShareBar } from '@/shared/ui/ShareBar';
import { StateMessage } from '@/shared/ui/StateMessage';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: '10px 32px',
  margin: '12px 0 0',
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '2px 12px',
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 44px',
  },
  '& li > :last-child': { gridColumn: '1 / -1' },
  '& .figure': { fontVariantNumeric: 'tabular-nums', color: 'var(--q-ink-soft)' },
});

/** How the quiz went by category: percent correct under each name of the chosen heading. */
export function CategoryBreakdown({ breakdown }: { readonly breakdown: readonly CategoryPerformance[] }) {
  const [heading, setHeading] = useState<CategoryHeading>('discipline');
  const contentId = useId();
  const subcategories = subcategoriesUnder(breakdown, heading);
  return (
    <Accordion defaultExpanded={false}>
      <AccordionSummary expandIcon={<ExpandIcon />} aria-controls={contentId} id={`${contentId}-summary`}>
        Category Breakdown
      </AccordionSummary>
      <AccordionDetails id={contentId}>
        <SelectField label="View By" value={heading} options={HEADING_NAMES} onChange={setHeading} />
        {subcategories.length === 0 ? (
          <StateMessage tone="empty" text="No data found" />
        ) : (
          <List>
            {subcategories.map(({ subCategory, percentageCorrect, correctCount, incorrectCount }) => (
              <li key={subCategory}>
                <span>{subCategory}</span>
                <span className="figure">
                  {formatPercent(percentageCorrect)} correct ({correctCount} of{' '}
                  {correctCount + incorrectCount})
                </span>
                <ShareBar percent={percentageCorrect} />
              </li>
            ))}
          </List>
        )}
      </AccordionDetails>
    </Accordion>
  );
}
