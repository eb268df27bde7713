import { useDeviceRecord } from '@/domain/device/useDeviceRecord';
import { currentDay } from '@/domain/exam-day/examDayRecord';
import { selectOutbox, type SubmissionState } from '@/domain/outbox/outboxSlice';
import { selectUser } from '@/domain/session/sessionSlice';
import { latestQuiz } from '@/features/create-quiz/store/builderModel';
import { loadOpenQuizzes } from '@/features/create-quiz/store/calls';
import type { QuizSummary } from '@/shared/api/quiz';
import type { Remote } from '@/shared/remote/remoteState';
import { useRemote } from '@/shared/remote/useRemote';
import { useSelector } from '@/shared/store/hooks';
import { type JournaledAnswers, loadJournaledAnswers } from './loadJournaledAnswers';

interface OpenQuiz {
  readonly openQuizzes: Remote<readonly QuizSummary[]>;
  /** The quiz shown in the banner. */
  readonly quiz: QuizSummary | undefined;
  /** Undefined while the device is read. */
  readonly kept: JournaledAnswers | null | undefined;
}

export function useOpenQuiz(): OpenQuiz {
  const userId = useSelector(selectUser)?.id ?? '';
  const openQuizzes = useRemote(loadOpenQuizzes, { userId, status: 'IN_PROGRESS' });
  // A submitted quiz cannot be resumed, whatever the list says.
  const submissions = useSelector(selectOutbox);
  const day = useDeviceRecord(currentDay, '');
  // Until it is known whether one is of the exam day, none is offered.
  const others =
    day.state.status === 'pending'
      ? []
      : (openQuizzes.data ?? []).filter(({ id }) => !day.data?.started.some(({ quizId }) => quizId === id));
  const quiz = latestQuiz(others.filter(({ id }) => isOpen(submissions[id])));
  const { data: kept } = useRemote(
    loadJournaledAnswers,
    { userId, quizId: quiz?.id ?? '' },
    { when: quiz !== undefined },
  );
  return { openQuizzes, quiz, kept };
}

/** Not submitted, or its answers were removed from this device before they were sent. */
const isOpen = (submission: SubmissionState | undefined): boolean =>
  submission === undefined || submission.status === 'removed';
