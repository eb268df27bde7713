import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useRef } from 'react';
import { Link, useParams } from 'react-router-dom';
import { loadOverview } from '@/domain/performance/calls';
import { loadQuestionHistories, loadQuiz } from '@/domain/quiz/calls';
import { resumeQuiz } from '@/domain/resume/resumeQuiz';
import { ReviewFailure } from '@/domain/review/openReview';
import type { CategoryPerformance } from '@/shared/api/performance';
import type { QuestionHistory } from '@/shared/api/questionHistory';
import type { QuizDetails } from '@/shared/api/quiz';
import { ExpandIcon } from '@/shared/icons/icons';
import type { Remote, RemoteState } from '@/shared/remote/remoteState';
import { useRemote } from '@/shared/remote/useRemote';
import { paths } from '@/shared/routing/paths';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { below } from '@/shared/theme/breakpoints';
import { Hint } from '@/shared/ui/controls/IconAction';
import { PageHead } from '@/shared/ui/layout/PageHead';
import { useIsPrinting } from '@/shared/ui/print/useIsPrinting';
import { RemoteContent } from '@/shared/ui/states/RemoteContent';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import { TryAgain } from '@/shared/ui/states/TryAgain';
import { TableSkeleton } from '@/shared/ui/table/TableSkeleton';
import { BreakdownContent } from './BreakdownContent';
import { OverviewCard } from './OverviewCard';
import { PrintSheet } from './PrintSheet';
import { QuestionTable } from './QuestionTable';
import { missedTarget } from './resultModel';

/** Of the overview, whose parts are below each other on a phone, and the categories: what follows does not move. */
const SCORE_HEIGHT = { height: 236, [below('tablet')]: { height: 410 } };

/** /result/{examId}: result of a quiz, with buttons that open its review. */
export function ResultScreen() {
  const { examId: quizId = '' } = useParams();
  // A quiz known to be complete no longer changes.
  const isComplete = useSelector((root) => {
    const state = loadQuiz.selectState(root, quizId);
    return state.status === 'success' && state.data.quizStatus === 'COMPLETE';
  });
  const quiz = useRemote(loadQuiz, { quizId }, { when: !isComplete });
  const overview = useRemote(loadOverview, { quizId });
  const histories = useRemote(loadQuestionHistories, { quizId });
  const isOpen = quiz.data?.quizStatus === 'IN_PROGRESS';
  const hasFailed = quiz.state.status === 'error';
  const retryAll = () => {
    for (const remote of [quiz, overview, histories]) remote.retry();
  };
  const isPrinting = useIsPrinting();
  const printButton = useRef<HTMLButtonElement>(null);
  const print = () => {
    window.print();
    // The page was unmounted in the meantime: its button is a new one.
    printButton.current?.focus();
  };
  const isReady = quiz.data !== undefined && overview.data !== undefined && histories.data !== undefined;
  if (isPrinting && isReady && !isOpen) {
    // Replaces the page: the stems of its table must not be in the printout, not even hidden.
    return <PrintSheet quiz={quiz.data} overview={overview.data} histories={histories.data} />;
  }
  return (
    <>
      <PageHead title="Result">
        {!isOpen && !hasFailed && (
          <Button ref={printButton} disabled={!isReady} onClick={print}>
            Print
          </Button>
        )}
        {!isOpen && !hasFailed && <RetryMissed histories={histories.data} />}
        <Button component={Link} to={paths.performance.to()}>
          VIEW OVERALL PERFORMANCE
        </Button>
      </PageHead>
      <ReviewFailure />
      {quiz.state.status === 'error' && <LostQuiz message={quiz.state.error.message} onRetry={retryAll} />}
      {isOpen && <OpenQuiz quizId={quizId} />}
      {!hasFailed && !isOpen && (
        <Stack spacing={2}>
          <RemoteContent
            remote={combineRemotes(quiz, overview)}
            failure="The result could not be loaded. Please try again."
            skeleton={<Skeleton sx={SCORE_HEIGHT} />}
          >
            {([finished, score]) => (
              <>
                <OverviewCard quiz={finished} overview={score} histories={histories.data ?? []} />
                <CategoryBreakdown breakdown={score.categoryPerformance} />
              </>
            )}
          </RemoteContent>
          <RemoteContent
            remote={histories}
            failure="The questions could not be loaded. Please try again."
            skeleton={<TableSkeleton rows={5} />}
            empty={<StateMessage text="No data found" />}
          >
            {(rows) => <QuestionTable quizId={quizId} histories={rows} />}
          </RemoteContent>
        </Stack>
      )}
    </>
  );
}

/** Keeps its place while the questions load, and if none was missed. */
function RetryMissed({ histories }: { readonly histories: readonly QuestionHistory[] | undefined }) {
  const target = missedTarget(histories ?? []);
  return target === undefined ? (
    <Hint text={histories === undefined ? '' : 'No question was answered wrong'}>
      <span>
        <Button disabled>Retry missed</Button>
      </span>
    </Hint>
  ) : (
    <Button component={Link} to={paths.createQuiz.to(target)}>
      Retry missed
    </Button>
  );
}

interface LostQuizProps {
  readonly message: string | undefined;
  readonly onRetry: () => void;
}

function LostQuiz({ message, onRetry }: LostQuizProps) {
  return (
    <StateMessage
      isError
      text={message ?? 'The result could not be loaded. Please try again.'}
      action={
        <>
          <TryAgain onClick={onRetry} />
          <Button component={Link} to={paths.quizHistory.to()}>
            Quiz History
          </Button>
        </>
      }
    />
  );
}

function OpenQuiz({ quizId }: { readonly quizId: QuizDetails['id'] }) {
  const dispatch = useAppDispatch();
  const isResuming = useSelector((root) => resumeQuiz.selectState(root).status === 'pending');
  return (
    <StateMessage
      text="This quiz has not ended yet. Its result will be here once it has."
      action={
        <Button
          variant="contained"
          aria-busy={isResuming}
          onClick={() => dispatch(resumeQuiz.actions.request({ quizId, inDialog: false }))}
        >
          Resume
        </Button>
      }
    />
  );
}

interface CategoryBreakdownProps {
  readonly breakdown: readonly CategoryPerformance[];
}

/** Result by category, collapsed at first. */
function CategoryBreakdown({ breakdown }: CategoryBreakdownProps) {
  return (
    <Accordion component="section">
      <AccordionSummary expandIcon={<ExpandIcon />}>Category Breakdown</AccordionSummary>
      <AccordionDetails>
        <BreakdownContent breakdown={breakdown} />
      </AccordionDetails>
    </Accordion>
  );
}

/** Combines two loads: loaded when both are, failed if either is. */
function combineRemotes<First, Second>(
  first: Remote<First>,
  second: Remote<Second>,
): Remote<readonly [First, Second]> {
  const state = combineStates(first.state, second.state);
  return {
    state,
    data: state.status === 'success' ? state.data : undefined,
    retry: () => {
      for (const remote of [first, second]) if (remote.state.status === 'error') remote.retry();
    },
  };
}

function combineStates<First, Second>(
  first: RemoteState<unknown, First>,
  second: RemoteState<unknown, Second>,
): RemoteState<unknown, readonly [First, Second]> {
  if (first.status === 'error') return { ...first, data: undefined };
  if (second.status === 'error') return { ...second, data: undefined };
  if (first.status === 'idle' || second.status === 'idle') return { status: 'idle' };
  if (first.data === undefined || second.data === undefined) {
    return { status: 'pending', args: undefined, data: undefined };
  }
  return { status: 'success', args: undefined, data: [first.data, second.data] };
}
