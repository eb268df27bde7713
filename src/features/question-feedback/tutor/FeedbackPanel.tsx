import { StudentFeedbackList, TutorFeedbackList } from '@/domain/feedback/FeedbackLists';
import styles from '@/features/question-feedback/form/feedback.module.css';
import { TutorFeedbackForm } from './TutorFeedbackForm';

interface FeedbackPanelProps {
  readonly quizId: string;
  readonly questionId: string;
  readonly blockId: string | undefined;
  /** What this visitor may do and see here (specification 1, section 6). */
  readonly rates: boolean;
  readonly seesTutorFeedback: boolean;
  readonly seesAuthors: boolean;
}

/** The tab 'Feedback': the tutor's own rating, and what others said. */
export function FeedbackPanel(props: FeedbackPanelProps) {
  const { quizId, questionId, blockId, rates, seesTutorFeedback, seesAuthors } = props;
  return (
    <div className={styles.tab}>
      {rates && (
        <TutorFeedbackForm key={questionId} quizId={quizId} questionId={questionId} blockId={blockId} />
      )}
      <StudentFeedbackList questionId={questionId} named={seesAuthors} />
      {seesTutorFeedback && <TutorFeedbackList questionId={questionId} named={seesAuthors} />}
    </div>
  );
}
