import { Button } from '@/shared/ui/Button';
import { LinkButton } from '@/shared/ui/LinkButton';
import styled from '@emotion/styled';
import { useParams } from 'react-router-dom';
import type { QuizDetails } from '@/shared/contract/quiz';
import { paths } from '@/shared/navigation/paths';
import { resumeWanted, selectIsResuming } from '@/shared/quiz/resume/resumeSaga';
import { useAppDispatch, useSelector } from '@/shared/remote/hooks';
import { ReviewFailure } from '@/shared/review/ReviewFailure';
import { dataOf } from '@/shared/remote/remoteState';
import { PageHead } from '@/shared/ui/PageHead';
import { RemoteContent } from '@/shared/ui/RemoteContent';
import { StateMessage } from '@/shared/ui/StateMessage';
import { TableSkeleton } from '@/shared/ui/TableSkeleton';
import { bothRemotes } from './bothRemotes';
import { CategoryBreakdown } from './CategoryBreakdown';
import { OverviewCard } from './OverviewCard';
import { QuestionTable } from './QuestionTable';
import { useResult } from './useResult';
import { SkeletonBlock } from '@/shared/ui/SkeletonBlock';

const Parts = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16 });

/** /result/{examId}: what came of a quiz, and the way into its review. */
export function ResultScreen() {
  const { examId: quizId = '' } = useParams();
  const { quiz, overview, histories, retryQuiz, retryOverview, retryHistories } = useResult(quizId);
  const details = dataOf(quiz);
  const isOpen = details?.quizStatus === 'IN_PROGRESS';
  const isLost = quiz.status === 'error';
  return (
    <>
      <PageHead title="Result">
        <LinkButton to={paths.performance.to()}>VIEW OVERALL PERFORMANCE</LinkButton>
      </PageHead>
      <ReviewFailure />
      {isLost && <LostQuiz message={quiz.error.message} onRetry={retryQuiz} />}
      {isOpen && <OpenQuiz quizId={quizId} />}
      {!isLost && !isOpen && (
        <Parts>
          <RemoteContent
            remote={bothRemotes(quiz, overview)}
            onRetry={retryOverview}
            failure="The result could not be loaded. Please try again."
            skeleton={<SkeletonBlock height={176} />}
          >
            {([finished, score]) => (
              <>
                <OverviewCard quiz={finished} overview={score} histories={dataOf(histories) ?? []} />
                <CategoryBreakdown breakdown={score.categoryPerformance} />
              </>
            )}
          </RemoteContent>
          <RemoteContent
            remote={histories}
            onRetry={retryHistories}
            failure="The questions could not be loaded. Please try again."
            skeleton={<TableSkeleton rows={5} />}
            isEmpty={(rows) => rows.length === 0}
            empty={<StateMessage tone="empty" text="No data found" />}
          >
            {(rows) => <QuestionTable quizId={quizId} histories={rows} />}
          </RemoteContent>
        </Parts>
      )}
    </>
  );
}

interface LostQuizProps {
  readonly message: string | undefined;
  readonly onRetry: () => void;
}

function LostQuiz({ message, onRetry }: LostQuizProps) {
  return (
    <StateMessage
      tone="error"
      text={message ?? 'The result could not be loaded. Please try again.'}
      action={
        <>
          <Button onClick={onRetry}>Try again</Button>
          <LinkButton to={paths.quizHistory.to()}>Quiz History</LinkButton>
        </>
      }
    />
  );
}

function OpenQuiz({ quizId }: { readonly quizId: QuizDetails['id'] }) {
  const dispatch = useAppDispatch();
  const isResuming = useSelector(selectIsResuming);
  return (
    <StateMessage
      tone="empty"
      text="This quiz has not been ended yet. Its result is here when it is."
      action={
        <Button variant="contained" aria-busy={isResuming} onClick={() => dispatch(resumeWanted(quizId))}>
          Resume
        </Button>
      }
    />
  );
}
