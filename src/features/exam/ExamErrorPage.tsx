import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { ResumeKeptLink } from '@/domain/resume/ResumeKeptLink';
import { type ExamProblem, problemText } from '@/features/exam/attempt/examErrorsModel';
import { examEntered, selectExam } from '@/features/exam/store/examSlice';
import { useOnline } from '@/shared/browser/useOnline';
import { LongText } from '@/shared/notifications/LongText';
import { paths } from '@/shared/routing/paths';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { lazyPart } from '@/shared/ui/lazy/lazyDialog';
import { TryAgain } from '@/shared/ui/states/TryAgain';
import { ExamMessage } from './MessagePage';

const UnsentAnswers = lazyPart(
  async () => (await import('@/features/exam/end-block/UnsentAnswers')).UnsentAnswers,
);

/** Why the exam cannot be opened, and every way on. Answers on the device are not touched. */
export function ExamErrorPage() {
  const exam = useSelector(selectExam);
  const dispatch = useAppDispatch();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = 'Exam · QLearn';
    heading.current?.focus();
  }, []);

  const isOnline = useOnline();
  const isNetworkBack = isOnline && exam.phase === 'failed' && exam.problem.kind === 'offline';
  useEffect(() => {
    if (isNetworkBack) dispatch(examEntered(exam.ref));
  }, [dispatch, isNetworkBack, exam]);

  if (exam.phase !== 'failed') return null;
  const { problem, ref } = exam;
  return (
    <ExamMessage
      title={titles[problem.kind]}
      heading={heading}
      role="alert"
      paragraphs={problemText(problem).map((text) => (
        <LongText key={text} text={text} />
      ))}
      actions={
        <>
          {problem.kind === 'complete' && (
            <Button variant="contained" component={Link} to={paths.result.to({ examId: ref.quizId })}>
              See the result
            </Button>
          )}
          {problem.kind === 'inProgress' && (
            <Button variant="contained" component={Link} to={paths.exam.to({ examId: ref.quizId, item: 1 })}>
              Go to the quiz
            </Button>
          )}
          {canRetry(problem) && <TryAgain variant="contained" onClick={() => dispatch(examEntered(ref))} />}
          {problem.kind === 'offline' && <ResumeKeptLink />}
          <Button component={Link} to={paths.createQuiz.to()}>
            Create Quiz
          </Button>
        </>
      }
    >
      {problem.kind === 'complete' && <UnsentAnswers quizId={ref.quizId} />}
    </ExamMessage>
  );
}

const titles: Readonly<Record<ExamProblem['kind'], string>> = {
  unknownQuiz: 'Quiz not found',
  complete: 'Quiz complete',
  inProgress: 'Quiz in progress',
  noQuestions: 'No questions',
  offline: 'You are offline',
  quizFailed: 'Something went wrong',
  questionsFailed: 'Something went wrong',
};

function canRetry({ kind }: ExamProblem): boolean {
  return kind === 'noQuestions' || kind === 'offline' || kind === 'quizFailed' || kind === 'questionsFailed';
}
