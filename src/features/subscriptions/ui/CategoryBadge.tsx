import { styled } from '@mui/material/styles';
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

/** FREE, PRO, MAX, or a name of the server's own. */
export function CategoryBadge({ category }: { readonly category: string }) {
  return <Badge>{category}</Badge>;
}
