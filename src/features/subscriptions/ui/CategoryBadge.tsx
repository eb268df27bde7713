import styled from '@emotion/styled';
import type { PlanCategory } from '@/shared/api/plan';

const Badge = styled('span')({
  padding: '1px 7px',
  border: '1px solid var(--q-hairline)',
  borderRadius: 'var(--q-radius)',
  background: 'var(--q-surface)',
  color: 'var(--q-ink-soft)',
  font: 'var(--q-text-caption)',
  whiteSpace: 'nowrap',
});

/** FREE, PRO or MAX. */
export function CategoryBadge({ category }: { readonly category: PlanCategory }) {
  return <Badge>{category}</Badge>;
}
