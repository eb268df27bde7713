import styles from '../layout/page.module.css';

interface SkeletonBlockProps {
  /** In px. */
  readonly height: number;
  readonly width?: string;
}

/** Stands where something is still loading, in its final size. */
export function SkeletonBlock({ height, width }: SkeletonBlockProps) {
  return <div className={styles.skeleton} style={{ height, width }} />;
}
