import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { below } from '@/shared/theme/breakpoints';
import { PageTitle } from '@/shared/ui/layout/PageHead';

const GuideFrame = styled('main')({
  maxWidth: 760,
  minHeight: '100dvh',
  margin: '0 auto',
  padding: '28px 28px 40px',
  [below('largePhone')]: { padding: '20px 16px' },
});

export function GuidePage({ children }: { readonly children: ReactNode }) {
  return (
    <GuideFrame>
      <PageTitle>Guide</PageTitle>
      {children}
    </GuideFrame>
  );
}

export function MetadataSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton height={360} />
    </div>
  );
}
