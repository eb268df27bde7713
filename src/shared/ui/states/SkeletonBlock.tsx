import Skeleton from '@mui/material/Skeleton';

interface SkeletonBlockProps {
  /** In px. */
  readonly height: number;
  readonly width?: string;
}

/** Placeholder of the final size. */
export function SkeletonBlock({ height, width }: SkeletonBlockProps) {
  return <Skeleton height={height} {...(width !== undefined && { width })} />;
}
