import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/routing/paths';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import controls from '@/features/exam/toolbar/controls.module.css';
import styles from './examErrorPage.module.css';
import { problemText, type ExamProblem } from '@/features/exam/attempt/examErrorsModel';
import { examEntered, selectExam } from '@/features/exam/store/examSlice';

/** Why the exam cannot be opened, and every way on. Answers on the device are not touched. */
export function ExamErrorPage() {
  const exam = useSelector(selectExam);
  const dispatch = useAppDispatch();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = 'Exam · QLearn';
    heading.current?.focus();
  }, []);

  if (exam.phase !== 'failed') return null;
  const { problem, ref } = exam;
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
          <button type="button" className={controls.primary} onClick={() => dispatch(examEntered(ref))}>
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

const titles: Readonly<Record<ExamProblem['kind'], string>> = {
  unknownQuiz: 'Quiz not found',
  complete: 'Quiz complete',
  inProgress: 'Quiz in progress',
  noQuestions: 'No questions',
  quizFailed: 'Something went wrong',
  questionsFailed: 'Encountered error while fetching questions',
};

function canRetry({ kind }: ExamProblem): boolean {
  return kind === 'noQuestions' || kind === 'quizFailed' || kind === 'questionsFailed';
}
