import { useRemote } from '@/shared/remote/useRemote';
import { RemoteContent } from '@/shared/ui/states/RemoteContent';
import { SkeletonBlock } from '@/shared/ui/states/SkeletonBlock';
import { loadStudentFeedback, loadTutorFeedback } from './calls';
import styles from './feedback.module.css';
import { StudentFeedbackItem, TutorFeedbackItem } from './FeedbackItems';

interface FeedbackListProps {
  readonly questionId: string;
  /** Whether authors are named: only administrators see them. */
  readonly named: boolean;
}

/** Students' feedback on the question. */
export function StudentFeedbackList({ questionId, named }: FeedbackListProps) {
  const remote = useRemote(loadStudentFeedback, { questionId });
  return (
    <section aria-labelledby="student-feedback-heading" className={styles.section}>
      <h2 id="student-feedback-heading">Student feedback</h2>
      <RemoteContent
        remote={remote}
        skeleton={<ListSkeleton />}
        failure="The feedback could not be loaded. Please try again."
        isEmpty={(list) => list.length === 0}
        empty={<p className={styles.none}>No student feedback on this question yet.</p>}
      >
        {(list) => (
          <ul className={styles.list}>
            {list.map((feedback, index) => (
              <StudentFeedbackItem key={index} feedback={feedback} named={named} />
            ))}
          </ul>
        )}
      </RemoteContent>
    </section>
  );
}

/** Tutors' feedback on the question. */
export function TutorFeedbackList({ questionId, named }: FeedbackListProps) {
  const remote = useRemote(loadTutorFeedback, { questionId });
  return (
    <section aria-labelledby="tutor-feedback-heading" className={styles.section}>
      <h2 id="tutor-feedback-heading">Tutor feedback</h2>
      <RemoteContent
        remote={remote}
        skeleton={<ListSkeleton />}
        failure="The feedback could not be loaded. Please try again."
        isEmpty={(list) => list.length === 0}
        empty={<p className={styles.none}>No tutor feedback on this question yet.</p>}
      >
        {(list) => (
          <ul className={styles.list}>
            {list.map((feedback, index) => (
              <TutorFeedbackItem key={index} feedback={feedback} named={named} />
            ))}
          </ul>
        )}
      </RemoteContent>
    </section>
  );
}

function ListSkeleton() {
  return (
    <div className={styles.list}>
      {[0, 1].map((line) => (
        <div key={line} className={styles.item}>
          <SkeletonBlock width="55%" height={14} />
          <div style={{ marginBlock: 8 }}>
            <SkeletonBlock height={30} />
          </div>
        </div>
      ))}
    </div>
  );
}
