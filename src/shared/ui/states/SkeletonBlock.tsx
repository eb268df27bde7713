import Skeleton from '@mui/material/Skeleton';

interface SkeletonBlockProps {
  /** In px. */
  readonly height: number;
  readonly width?: string;
}

export function SkeletonBlock({ height, width }: SkeletonBlockProps) {
  return <Skeleton height={height} {...(width !== undefined && { width })} />;
}
