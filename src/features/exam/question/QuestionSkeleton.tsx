import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { below } from '@/shared/theme/breakpoints';
import { targets } from '@/shared/theme/tokens';

const SkeletonArea = styled('div')({
  gridRow: 2,
  display: 'grid',
  alignContent: 'start',
  gap: 14,
  width: '100%',
  maxWidth: 'calc(44rem * var(--reading-scale, 1) + 2 * 40px)',
  margin: '0 auto',
  padding: '32px 40px',
  overflow: 'hidden',
  [below('tablet')]: { padding: '24px 16px' },
});

const LINES = [96, 92, 98, 60];
const OPTIONS = ['A', 'B', 'C', 'D', 'E'];

export function QuestionSkeleton() {
  return (
    <SkeletonArea>
      {LINES.map((width) => (
        <Skeleton key={width} height={14} width={`${width}%`} />
      ))}
      <div />
      {OPTIONS.map((letter) => (
        <Skeleton key={letter} height={targets.option} />
      ))}
    </SkeletonArea>
  );
}
