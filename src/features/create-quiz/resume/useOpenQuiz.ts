import type { QuizSummary } from '@/shared/api/quiz';
import type { RemoteState } from '@/shared/remote/createRemoteCall';
import { useRemote } from '@/shared/remote/useRemote';
import { useSelector } from '@/shared/store/hooks';
import { selectOutbox, type SubmissionState } from '@/domain/outbox/outboxSlice';
import { selectUser } from '@/domain/session/sessionSlice';
import { loadOpenQuizzes } from '@/features/create-quiz/store/calls';
import { latestQuiz } from '@/features/create-quiz/store/builderModel';
import { type UnsentAnswers, loadUnsentAnswers } from './loadUnsentAnswers';

interface OpenQuiz {
  readonly remote: RemoteState<unknown, unknown>;
  readonly retryArgs: { readonly userId: string; readonly status: 'IN_PROGRESS' };
  /** The quiz shown in the banner. */
  readonly quiz: QuizSummary | undefined;
  /** Undefined while the device is read. */
  readonly kept: UnsentAnswers | null | undefined;
}

export function useOpenQuiz(): OpenQuiz {
  const userId = useSelector(selectUser)?.id ?? '';
  const retryArgs = { userId, status: 'IN_PROGRESS' } as const;
  const remote = useRemote(loadOpenQuizzes, retryArgs);
  const quizzes = remote.status === 'idle' ? undefined : remote.data;
  // A submitted quiz cannot be resumed, whatever the list says.
  const handedIn = useSelector(selectOutbox);
  const quiz = latestQuiz((quizzes ?? []).filter(({ id }) => isOpen(handedIn[id])));
  const keptRemote = useRemote(
    loadUnsentAnswers,
    { userId, quizId: quiz?.id ?? '' },
    { when: quiz !== undefined },
  );
  const kept = keptRemote.status === 'idle' ? undefined : keptRemote.data;
  return { remote, retryArgs, quiz, kept };
}

/** Not submitted, or its answers were removed from this device before they were sent. */
const isOpen = (submission: SubmissionState | undefined): boolean =>
  submission === undefined || submission.status === 'removed';
