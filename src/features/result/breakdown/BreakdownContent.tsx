import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { CATEGORY_OPTIONS, subcategoriesUnder } from '@/domain/question/categoryLabels';
import type { CategoryHeading } from '@/shared/api/category';
import type { CategoryPerformance } from '@/shared/api/performance';
import { formatPercent } from '@/shared/format/numbers';
import { vars } from '@/shared/theme/vars';
import { SelectField } from '@/shared/ui/form/SelectField';
import { PercentBar } from '@/shared/ui/layout/PercentBar';
import { StateMessage } from '@/shared/ui/states/StateMessage';

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
  '& .figure': { fontVariantNumeric: 'tabular-nums', color: vars.palette.text.secondary },
});

/** Percent correct under each name of the chosen heading; in its own chunk, which comes when it is opened. */
export function BreakdownContent({ breakdown }: { readonly breakdown: readonly CategoryPerformance[] }) {
  const [heading, setHeading] = useState<CategoryHeading>('discipline');
  const subcategories = subcategoriesUnder(breakdown, heading);
  return (
    <>
      <SelectField label="View By" value={heading} options={CATEGORY_OPTIONS} onChange={setHeading} />
      {subcategories.length === 0 ? (
        <StateMessage tone="empty" text="No data found" />
      ) : (
        <List>
          {subcategories.map(({ subCategory, percentageCorrect, correctCount, incorrectCount }) => (
            <li key={subCategory}>
              <span>{subCategory}</span>
              <span className="figure">
                {formatPercent(percentageCorrect)} correct ({correctCount} of {correctCount + incorrectCount})
              </span>
              <PercentBar percent={percentageCorrect} />
            </li>
          ))}
        </List>
      )}
    </>
  );
}
