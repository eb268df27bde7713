import styles from '@/features/question-feedback/form/feedback.module.css';
import { useRated } from './useRated';

interface RatingProgressProps {
  readonly quizId: string;
  readonly questionIds: readonly string[];
}

/** Progress of a tutor: 'rated 3 of 10'. */
export function RatingProgress({ quizId, questionIds }: RatingProgressProps) {
  const rated = useRated(quizId);
  const count = questionIds.filter((id) => rated.includes(id)).length;
  return (
    <span role="status" className={styles.progress}>
      rated {count} of {questionIds.length}
    </span>
  );
}
