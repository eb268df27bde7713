import { styled } from '@mui/material/styles';
import { vars } from '@/shared/theme/vars';
import { SkeletonBlock } from '@/shared/ui/states/SkeletonBlock';

const Frame = styled('div')({
  display: 'grid',
  gap: 5,
  padding: 5,
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
});

/** A table that is still loading: as many rows as are expected, in their final height. */
export function TableSkeleton({ rows }: { readonly rows: number }) {
  return (
    <Frame>
      {Array.from({ length: rows + 1 }, (_, index) => (
        <SkeletonBlock key={index} height={36} />
      ))}
    </Frame>
  );
}
