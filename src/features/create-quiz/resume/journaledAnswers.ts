import { attempts } from '@/domain/attempt/attemptRecord';
import { useDeviceRecord } from '@/domain/device/useDeviceRecord';
import { submissions } from '@/domain/outbox/outboxRecord';
import { type JournaledAnswers, journaledAnswers } from './resumeModel';

/** The answers on this device to a quiz, as every tab changes them. Undefined until they are read. */
export function useJournaledAnswers(quizId: string): JournaledAnswers | null | undefined {
  const attempt = useDeviceRecord(attempts, quizId);
  const submission = useDeviceRecord(submissions, quizId);
  if (attempt.state.status !== 'success' || submission.state.status !== 'success') return undefined;
  return journaledAnswers(attempt.data, submission.data !== undefined);
}

/** The same as they are now. */
export async function readJournaledAnswers(userId: string, quizId: string): Promise<JournaledAnswers | null> {
  const [attempt, submission] = await Promise.all([
    attempts.read(userId, quizId),
    submissions.read(userId, quizId),
  ]);
  return journaledAnswers(attempt, submission !== undefined);
}
