import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Link as RouterLink, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { selectIsGoogleAwaited, signInWithGoogle } from '@/domain/google/signInWithGoogle';
import { Brand } from '@/domain/public/Brand';
import { loadQuestions } from '@/domain/question/calls';
import { selectSession, selectSessionFailure } from '@/domain/session/sessionSlice';
import { getQlinkQuestions } from '@/shared/api/qlink';
import type { Question } from '@/shared/api/question';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import type { Http } from '@/shared/remote/http';
import { failureText, RemoteError } from '@/shared/remote/remoteError';
import type { RemoteState } from '@/shared/remote/remoteState';
import { useRemote } from '@/shared/remote/useRemote';
import { paths } from '@/shared/routing/paths';
import { localEntries } from '@/shared/storage/localEntries';
import { call } from '@/shared/store/effects';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { below } from '@/shared/theme/breakpoints';
import { targets } from '@/shared/theme/tokens';
import { usePageTitle } from '@/shared/ui/layout/PageHead';
import { LoadingState } from '@/shared/ui/states/LoadingState';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import { TryAgain } from '@/shared/ui/states/TryAgain';
import { QuestionSet } from './QuestionSet';

const UNAVAILABLE = 'This quiz link has expired or is no longer available.';
const NOT_VALID = 'Link not valid...';

interface SharedRef {
  /** A qlink's id, or a question's. */
  readonly qId: string;
}

/** The visitor's token is read from local storage here, so that no action and no state contains it. */
const loadSharedQuestions = createRemoteCall<SharedRef, readonly Question[]>({
  name: 'sharedQuestion/open',
  concurrency: 'latest',
  key: ({ qId }) => qId,
  *send({ qId }, { http, signal }) {
    const token = localEntries.userAcquisitionToken.read();
    const questionIds = yield* call(idsOf, qId, token, http, signal);
    try {
      const questions = yield* loadQuestions.run({ questionIds, token });
      return inOrder(questions, questionIds);
    } catch (cause) {
      throw withMessage(cause, signal, (own) => own ?? NOT_VALID);
    }
  },
});

/** 404: the id is that of a question. */
async function idsOf(
  qId: string,
  token: string | undefined,
  http: Http,
  signal: AbortSignal,
): Promise<readonly string[]> {
  try {
    const ids = await http.send(getQlinkQuestions, { qlinkId: qId, token }, signal);
    if (ids.length > 0) return ids;
  } catch (cause) {
    if (cause instanceof RemoteError && cause.status === 404 && !cause.isForeign) return [qId];
    throw withMessage(cause, signal, () => UNAVAILABLE);
  }
  throw new RemoteError({ status: 404, serverMessage: UNAVAILABLE });
}

function withMessage(
  cause: unknown,
  signal: AbortSignal,
  messageOf: (own: string | undefined) => string,
): RemoteError {
  signal.throwIfAborted();
  const { status, serverMessage, noResponse, isForeign } =
    cause instanceof RemoteError ? cause : new RemoteError({ status: 500 });
  return new RemoteError({ status, serverMessage: messageOf(serverMessage), noResponse, isForeign });
}

function inOrder(questions: readonly Question[], ids: readonly string[]): readonly Question[] {
  const indexOf = ({ questionId }: Question): number => {
    const index = ids.indexOf(questionId);
    return index < 0 ? ids.length : index;
  };
  return [...questions].sort((a, b) => indexOf(a) - indexOf(b));
}

/**
 * Stores the query's token and the link's id, then replaces the history entry without the query. Returns whether the
 * URL is clean. Does not reload: if the browser denies storage, the token would be lost.
 */
function useCleanAddress(qId: string): boolean {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const token = params.get('token');
  useEffect(() => {
    if (token === null) return;
    if (token.trim() !== '') {
      localEntries.userAcquisitionToken.write(token);
      localEntries.userAcqQuesId.write(qId);
    }
    void navigate(paths.sharedQuestion.to({ qId }), { replace: true });
  }, [navigate, qId, token]);
  return token === null;
}

const SharedPageFrame = styled('div')({
  minHeight: '100vh',
  padding: '0 24px 64px',
  [below('largePhone')]: { paddingInline: 14 },
});

const HEAD = { maxWidth: 760, margin: '0 auto', padding: '14px 0', borderBottom: 1, borderColor: 'divider' };

/** /question/view/{qId}: one or more questions of the bank, for anyone with the link. */
export function SharedQuestionScreen() {
  const { qId = '' } = useParams();
  return <SharedPage key={qId} qId={qId} />;
}

function SharedPage({ qId }: { readonly qId: string }) {
  const heading = usePageTitle('Shared question');
  const isClean = useCleanAddress(qId);
  return (
    <SharedPageFrame>
      <Stack component="header" direction="row" spacing="8px 20px" sx={HEAD}>
        <Brand />
        <Typography component="h1" color="textSecondary" ref={heading} tabIndex={-1}>
          Shared question
        </Typography>
      </Stack>
      <Box component="main" sx={{ maxWidth: 760, margin: '0 auto', pt: 3 }}>
        {isClean && <SharedQuestions qId={qId} />}
      </Box>
    </SharedPageFrame>
  );
}

interface LinkProps {
  readonly qId: string;
}

/**
 * The link's questions, or why they cannot be shown. If a session ends in the meantime, the questions are loaded again
 * as a visitor.
 */
function SharedQuestions({ qId }: LinkProps) {
  const { status } = useSelector(selectSession);
  const hasFailure = useSelector(selectSessionFailure) !== undefined;
  // Whether the link's token is needed depends on the session: a stored session is confirmed first.
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
        <SharedOutcome state={state} onRetry={retry} onCancel={cancel} />
      ) : (
        <Problem text="Sorry. Please try again..." />
      )}
      {/* Not before the question, which it would move. */}
      {mayAsk && state.status === 'pending' ? null : <SignInPrompt />}
    </>
  );
}

interface SharedOutcomeProps {
  readonly state: RemoteState<unknown, readonly Question[]>;
  readonly onRetry: () => void;
  readonly onCancel: () => void;
}

function SharedOutcome({ state, onRetry, onCancel }: SharedOutcomeProps) {
  switch (state.status) {
    case 'idle':
      return <Problem text="The question was not loaded." onRetry={onRetry} />;
    case 'pending':
      return <LoadingState skeleton={<QuestionSkeleton />} onRetry={onRetry} onCancel={onCancel} />;
    case 'error':
      return <Problem text={failureText(state.error, NOT_VALID)} onRetry={onRetry} />;
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
  return <StateMessage isError text={text} action={onRetry && <TryAgain onClick={onRetry} />} />;
}

/** The final shape of a question: stem and four options. */
function QuestionSkeleton() {
  return (
    <Stack>
      <Skeleton height={192} />
      {[1, 2, 3, 4].map((line) => (
        <Skeleton key={line} height={targets.option} />
      ))}
    </Stack>
  );
}

/** 'Sign In with Google' for visitors; a link home for users. */
function SignInPrompt() {
  const dispatch = useAppDispatch();
  const { status } = useSelector(selectSession);
  const isWaiting = useSelector(selectIsGoogleAwaited);
  if (status === 'signedIn') {
    return (
      <Typography sx={{ mt: 4 }}>
        <Link component={RouterLink} to={paths.createQuiz.to()}>
          QLearn home
        </Link>
      </Typography>
    );
  }
  return (
    <Paper
      component="section"
      variant="sheet"
      aria-labelledby="shared-prompt"
      sx={{ mt: 4, bgcolor: 'background.sunken' }}
    >
      <Typography variant="h2" id="shared-prompt" sx={{ mb: 1 }}>
        Practice with the whole bank
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1.75 }}>
        Build quizzes of your own, time yourself, and see where you stand.
      </Typography>
      <Button
        variant="contained"
        size="large"
        aria-busy={isWaiting}
        onClick={isWaiting ? undefined : () => dispatch(signInWithGoogle.actions.request())}
      >
        Sign In with Google
      </Button>
    </Paper>
  );
}
