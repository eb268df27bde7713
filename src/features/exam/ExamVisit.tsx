import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { examAwaitEnded, NO_QUIZ } from '@/domain/quiz/awaitedExam';
import { ResumeStoredLink } from '@/domain/resume/ResumeStoredLink';
import { type ExamProblem, problemText } from '@/features/exam/attempt/examErrorsModel';
import type { ExamMode } from '@/features/exam/attempt/modesModel';
import { examEntered, type ExamRef, selectExam, selectHasFrame } from '@/features/exam/store/examSlice';
import { type ExamSlots, ExamSlotsContext } from '@/features/exam/store/slots';
import { leaveFullScreen } from '@/shared/browser/fullScreen';
import { useOnline } from '@/shared/browser/useOnline';
import { LongText } from '@/shared/notifications/LongText';
import { paths } from '@/shared/routing/paths';
import { useAppDispatch, useAppStore, useSelector } from '@/shared/store/hooks';
import { PageTitle } from '@/shared/ui/layout/PageHead';
import { lazyPart } from '@/shared/ui/lazy/lazyPart';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import { TryAgain } from '@/shared/ui/states/TryAgain';
import { useSlowLoading } from '@/shared/ui/states/useSlowLoading';
import { ExamScreen } from './ExamScreen';
import { ExamSkeleton } from './ExamSkeleton';
import { ExamMessage, MessagePage } from './MessagePage';
import { useExamVisit } from './useExamVisit';

const UnsentAnswers = lazyPart(async () => (await import('./end-block/UnsentAnswers')).UnsentAnswers);

/** Shows why the exam cannot be opened, and how to go on. Answers on the device are not touched. */
function ExamErrorPage() {
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
          {problem.kind === 'offline' && <ResumeStoredLink />}
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

const WHOLE_NUMBER = /^-?\d+$/;

interface ExamVisitProps {
  readonly mode: ExamMode;
  readonly slots?: ExamSlots;
}

const NO_SLOTS: ExamSlots = {};

/** An index outside the block means the nearest item. */
export function ExamVisit({ mode, slots = NO_SLOTS }: ExamVisitProps) {
  const { examId = '', item = '' } = useParams();
  // Other pages have no control that leaves full screen.
  useEffect(() => leaveFullScreen, []);
  if (!WHOLE_NUMBER.test(item)) {
    return (
      <MessagePage>
        <ItemNotFound />
      </MessagePage>
    );
  }
  return (
    <ExamSlotsContext value={slots}>
      <ExamPhase quizId={examId} index={Number(item) - 1} mode={mode} />
    </ExamSlotsContext>
  );
}

function ExamPhase({ quizId, index, mode }: Pick<ExamRef, 'quizId' | 'index' | 'mode'>) {
  useExamVisit(quizId, mode, index);
  const phase = useSelector((root) => selectExam(root).phase);
  const hasFrame = useSelector((root) => quizId === NO_QUIZ || selectHasFrame(root));
  if (phase === 'failed') return <ExamErrorPage />;
  return <ExamOpening>{phase === 'open' || hasFrame ? <ExamScreen /> : <ExamSkeleton />}</ExamOpening>;
}

/** Shown if the item in the path is not a number; no call is made. */
function ItemNotFound() {
  return (
    <>
      <PageTitle>Page not found</PageTitle>
      <StateMessage
        text="There is no page at this address."
        action={<Link to={paths.createQuiz.to()}>Go to the home page</Link>}
      />
    </>
  );
}

/** Offers a way out if quiz and questions load slowly, and again after each retry. */
export function ExamOpening({ children }: { readonly children: ReactNode }) {
  const [retries, setRetries] = useState(0);
  return (
    <Opening key={retries} onRetry={() => setRetries(retries + 1)}>
      {children}
    </Opening>
  );
}

function Opening({ onRetry, children }: { readonly onRetry: () => void; readonly children: ReactNode }) {
  const store = useAppStore();
  const navigate = useNavigate();
  const phase = useSelector((root) => selectExam(root).phase);
  const isSlow = useSlowLoading(phase !== 'open');

  const retry = (): void => {
    const exam = selectExam(store.getState());
    onRetry();
    // The ref as first requested: a reload asks for the item stored last, not the URL's.
    if (exam.phase === 'opening') store.dispatch(examEntered(exam.ref));
  };
  const cancel = (): void => {
    store.dispatch(examAwaitEnded());
    if (phase === 'opening') void navigate(paths.createQuiz.to(), { replace: true });
  };

  if (!isSlow) return children;
  return (
    <ExamMessage
      title="Opening the quiz"
      role="status"
      paragraphs={['Still trying']}
      actions={
        <>
          {phase === 'opening' && <TryAgain onClick={retry} />}
          <Button onClick={cancel}>Cancel</Button>
        </>
      }
    />
  );
}
