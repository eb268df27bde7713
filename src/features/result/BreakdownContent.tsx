import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { CATEGORY_OPTIONS, subcategoriesUnder } from '@/domain/question/categoryLabels';
import type { CategoryHeading } from '@/shared/api/category';
import type { CategoryPerformance } from '@/shared/api/performance';
import { formatPercent } from '@/shared/format/numbers';
import { SelectField } from '@/shared/ui/form/SelectField';
import { Columns } from '@/shared/ui/layout/Columns';
import { PercentBar } from '@/shared/ui/layout/PercentBar';
import { StateMessage } from '@/shared/ui/states/StateMessage';

const BreakdownItem = styled('li')({ contentVisibility: 'auto', containIntrinsicSize: 'auto 44px' });

/** Percent correct under each name of the chosen heading. */
export function BreakdownContent({ breakdown }: { readonly breakdown: readonly CategoryPerformance[] }) {
  const [heading, setHeading] = useState<CategoryHeading>('discipline');
  const subcategories = subcategoriesUnder(breakdown, heading);
  return (
    <>
      <SelectField label="View By" value={heading} options={CATEGORY_OPTIONS} onChange={setHeading} />
      {subcategories.length === 0 ? (
        <StateMessage text="No data found" />
      ) : (
        <Columns
          component="ul"
          tracks="repeat(auto-fill, minmax(min(100%, 20rem), 1fr))"
          spacing="10px 32px"
          sx={{ mt: 1.5 }}
        >
          {subcategories.map(({ subCategory, percentageCorrect, correctCount, incorrectCount }) => (
            <BreakdownItem key={subCategory}>
              <Stack direction="row" spacing="2px 12px" sx={{ flexWrap: 'nowrap', mb: 0.25 }}>
                <Typography component="span" sx={{ flex: 1, minWidth: 0 }}>
                  {subCategory}
                </Typography>
                <Typography
                  component="span"
                  color="textSecondary"
                  sx={{ flex: 'none', fontVariantNumeric: 'tabular-nums' }}
                >{`${formatPercent(percentageCorrect)} correct (${correctCount} of ${correctCount + incorrectCount})`}</Typography>
              </Stack>
              <PercentBar percent={percentageCorrect} />
            </BreakdownItem>
          ))}
        </Columns>
      )}
    </>
  );
}
