import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/routing/paths';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import controls from '@/features/exam/toolbar/controls.module.css';
import styles from './examErrorPage.module.css';
import { problemText, type Problem } from '@/features/exam/attempt/examErrorsModel';
import { roomEntered, selectRoom } from '@/features/exam/store/examSlice';

/** Why the room cannot be opened, and every way on. Answers on the device are not touched. */
export function ProblemPage() {
  const room = useSelector(selectRoom);
  const dispatch = useAppDispatch();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = 'Exam · QLearn';
    heading.current?.focus();
  }, []);

  if (room.phase !== 'failed') return null;
  const { problem, ref } = room;
  return (
    <main className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        {titles[problem.kind]}
      </h1>
      <div className={styles.text} role="alert">
        {problemText(problem).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <div className={styles.acts}>
        {problem.kind === 'complete' && (
          <Link className={controls.primary} to={paths.result.to({ examId: ref.quizId })}>
            See the result
          </Link>
        )}
        {problem.kind === 'inProgress' && (
          <Link className={controls.primary} to={paths.exam.to({ examId: ref.quizId, item: 1 })}>
            Go to the quiz
          </Link>
        )}
        {canRetry(problem) && (
          <button type="button" className={controls.primary} onClick={() => dispatch(roomEntered(ref))}>
            Try again
          </button>
        )}
        <Link className={controls.button} to={paths.createQuiz.to()}>
          Create Quiz
        </Link>
      </div>
    </main>
  );
}

const titles: Readonly<Record<Problem['kind'], string>> = {
  unknownQuiz: 'Quiz not found',
  complete: 'Quiz complete',
  inProgress: 'Quiz in progress',
  noQuestions: 'No questions',
  quizFailed: 'Something went wrong',
  questionsFailed: 'Encountered error while fetching questions',
};

function canRetry({ kind }: Problem): boolean {
  return kind === 'noQuestions' || kind === 'quizFailed' || kind === 'questionsFailed';
}
