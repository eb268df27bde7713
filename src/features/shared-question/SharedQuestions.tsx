import Stack from '@mui/material/Stack';
import { selectSession, selectSessionFailure } from '@/domain/session/sessionSlice';
import type { Question } from '@/shared/api/question';
import type { RemoteState } from '@/shared/remote/remoteState';
import { useRemote } from '@/shared/remote/useRemote';
import { localEntries } from '@/shared/storage/localEntries';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { targets } from '@/shared/theme/tokens';
import { LoadingState } from '@/shared/ui/states/LoadingState';
import { SkeletonBlock } from '@/shared/ui/states/SkeletonBlock';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import { TryAgain } from '@/shared/ui/states/TryAgain';
import { loadSharedQuestions } from './loadSharedQuestions';
import { QuestionSet } from './QuestionSet';
import { SignInPrompt } from './SignInPrompt';

interface LinkProps {
  readonly qId: string;
}

/**
 * The link's questions, or why they cannot be shown. A session that ends meanwhile leaves a visitor, who
 * loads them again.
 */
export function SharedQuestions({ qId }: LinkProps) {
  const { status } = useSelector(selectSession);
  const hasFailure = useSelector(selectSessionFailure) !== undefined;
  // Whether the link's token is needed depends on the session: a stored one is confirmed first.
  if (status === 'unknown' && !hasFailure) {
    return (
      <div aria-busy="true">
        <QuestionSkeleton />
      </div>
    );
  }
  const isVisitor = status === 'signedOut';
  return <LinkQuestions key={String(isVisitor)} qId={qId} isVisitor={isVisitor} />;
}

function LinkQuestions({ qId, isVisitor }: LinkProps & { readonly isVisitor: boolean }) {
  const dispatch = useAppDispatch();
  const mayAsk = !isVisitor || localEntries.userAcquisitionToken.read() !== undefined;
  const { state, retry } = useRemote(loadSharedQuestions, { qId }, { when: mayAsk });
  const cancel = () => void dispatch(loadSharedQuestions.actions.reset(qId));
  return (
    <>
      {mayAsk ? (
        <Outcome state={state} onRetry={retry} onCancel={cancel} />
      ) : (
        <Problem text="Sorry. Please try again..." />
      )}
      {/* Not before the question, which would move it. */}
      {mayAsk && state.status === 'pending' ? null : <SignInPrompt />}
    </>
  );
}

interface OutcomeProps {
  readonly state: RemoteState<unknown, readonly Question[]>;
  readonly onRetry: () => void;
  readonly onCancel: () => void;
}

function Outcome({ state, onRetry, onCancel }: OutcomeProps) {
  switch (state.status) {
    case 'idle':
      return <Problem text="The question was not loaded." onRetry={onRetry} />;
    case 'pending':
      return <LoadingState skeleton={<QuestionSkeleton />} onRetry={onRetry} onCancel={onCancel} />;
    case 'error':
      return <Problem text={state.error.message ?? 'Link not valid...'} onRetry={onRetry} />;
    case 'success':
      return state.data.length === 0 ? (
        <Problem text="No questions found. Please retry." onRetry={onRetry} />
      ) : (
        <QuestionSet questions={state.data} />
      );
  }
}

interface ProblemProps {
  readonly text: string;
  readonly onRetry?: () => void;
}

function Problem({ text, onRetry }: ProblemProps) {
  return <StateMessage tone="error" text={text} action={onRetry && <TryAgain onClick={onRetry} />} />;
}

/** The final shape of a question: stem and four options. */
function QuestionSkeleton() {
  return (
    <Stack>
      <SkeletonBlock height={192} />
      {[1, 2, 3, 4].map((line) => (
        <SkeletonBlock key={line} height={targets.option} />
      ))}
    </Stack>
  );
}
