import { styled } from '@mui/material/styles';
import type { PlanCategory } from '@/shared/api/plan';
import { vars } from '@/shared/theme/vars';

const Badge = styled('span')({
  padding: '1px 7px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.background.paper,
  color: vars.palette.text.secondary,
  font: vars.font.caption,
  whiteSpace: 'nowrap',
});

/** FREE, PRO or MAX. */
export function CategoryBadge({ category }: { readonly category: PlanCategory }) {
  return <Badge>{category}</Badge>;
}
