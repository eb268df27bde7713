import styles from './page.module.css';

/** Stands where something is still loading, in its final height (px). */
export function SkeletonBlock({ height }: { readonly height: number }) {
  return <div className={styles.skeleton} style={{ height }} />;
}
