import styles from './examSkeleton.module.css';

/** Skeleton in the final layout of the exam. */
export function ExamSkeleton() {
  return (
    <main className={styles.exam} aria-busy="true">
      <h1 className={styles.name}>Opening the quiz</h1>
      <div className={styles.head} />
      <div className={styles.list} />
      <div className={styles.body}>
        {[96, 92, 98, 60].map((width) => (
          <div key={width} className={styles.line} data-width={width} />
        ))}
        {['A', 'B', 'C', 'D', 'E'].map((letter) => (
          <div key={letter} className={styles.option} />
        ))}
      </div>
      <div className={styles.foot} />
    </main>
  );
}
