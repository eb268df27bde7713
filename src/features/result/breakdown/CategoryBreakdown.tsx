import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import type { CategoryPerformance } from '@/shared/api/performance';
import { ExpandIcon } from '@/shared/icons/icons';
import { lazyPart } from '@/shared/ui/lazy/lazyDialog';
import { SkeletonBlock } from '@/shared/ui/states/SkeletonBlock';

const BreakdownContent = lazyPart(async () => (await import('./BreakdownContent')).BreakdownContent, {
  placeholder: <SkeletonBlock height={180} />,
});

interface CategoryBreakdownProps {
  readonly breakdown: readonly CategoryPerformance[];
}

/** Result by category, collapsed at first. */
export function CategoryBreakdown({ breakdown }: CategoryBreakdownProps) {
  return (
    <Accordion component="section">
      <AccordionSummary expandIcon={<ExpandIcon />}>Category Breakdown</AccordionSummary>
      <AccordionDetails>
        <BreakdownContent breakdown={breakdown} />
      </AccordionDetails>
    </Accordion>
  );
}
