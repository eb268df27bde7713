import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { below } from '@/shared/theme/breakpoints';
import { targets } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';
import { VisuallyHidden } from '@/shared/ui/layout/VisuallyHidden';

const SkeletonGrid = styled('main')({
  display: 'grid',
  gridTemplate: "'head head' 56px 'list body' 1fr 'foot foot' 56px / 104px 1fr",
  height: 'calc(100dvh - var(--q-page-end, 0px))',
  [below('tablet')]: { gridTemplate: "'head' 56px 'body' 1fr 'foot' 64px / 1fr" },
});

const HeaderSkeleton = styled('div')({
  gridArea: 'head',
  borderBottom: `1px solid ${vars.palette.divider}`,
  background: vars.palette.background.paper,
});

const NavigatorSkeleton = styled('div')({
  gridArea: 'list',
  borderRight: `1px solid ${vars.palette.divider}`,
  [below('tablet')]: { display: 'none' },
});

const QuestionSkeletonArea = styled('div')({
  gridArea: 'body',
  display: 'grid',
  alignContent: 'start',
  gap: 14,
  width: '100%',
  maxWidth: '52rem',
  margin: '0 auto',
  padding: '32px 24px',
});

const FooterSkeleton = styled('div')({
  gridArea: 'foot',
  borderTop: `1px solid ${vars.palette.divider}`,
  background: vars.palette.background.paper,
});

/** Has the exam's final layout. */
export function ExamSkeleton() {
  return (
    <SkeletonGrid aria-busy="true">
      <VisuallyHidden as="h1">Opening the quiz</VisuallyHidden>
      <HeaderSkeleton />
      <NavigatorSkeleton />
      <QuestionSkeletonArea>
        {[96, 92, 98, 60].map((width) => (
          <Skeleton key={width} height={14} sx={width === 60 ? { width: '60%', mb: 2.25 } : undefined} />
        ))}
        {['A', 'B', 'C', 'D', 'E'].map((letter) => (
          <Skeleton key={letter} height={targets.option} />
        ))}
      </QuestionSkeletonArea>
      <FooterSkeleton />
    </SkeletonGrid>
  );
}
