import { styled } from '@mui/material/styles';
import { below } from '@/shared/theme/breakpoints';
import { vars } from '@/shared/theme/vars';
import { usePageTitle } from '@/shared/ui/layout/PageHead';
import { VisuallyHidden } from '@/shared/ui/layout/VisuallyHidden';
import { QuestionSkeleton } from './question/QuestionSkeleton';

const SkeletonGrid = styled('main')({
  display: 'grid',
  gridTemplate: "'head head' 56px 'list body' 1fr 'foot foot' 56px / 104px 1fr",
  height: 'calc(100dvh - var(--q-below-exam, 0px) - var(--q-page-end, 0px))',
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

const FooterSkeleton = styled('div')({
  gridArea: 'foot',
  borderTop: `1px solid ${vars.palette.divider}`,
  background: vars.palette.background.paper,
});

/** While nothing is known of the exam: its final layout. */
export function ExamSkeleton() {
  return (
    <SkeletonGrid aria-busy="true">
      <OpeningTitle />
      <HeaderSkeleton />
      <NavigatorSkeleton />
      <QuestionSkeleton />
      <FooterSkeleton />
    </SkeletonGrid>
  );
}

/** Says to those who listen what those who see are shown. */
export function OpeningTitle() {
  const heading = usePageTitle('Exam');
  return (
    <VisuallyHidden as="h1" ref={heading} tabIndex={-1}>
      Opening the quiz
    </VisuallyHidden>
  );
}
