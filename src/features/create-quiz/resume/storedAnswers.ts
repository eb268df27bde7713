import { useSyncExternalStore } from 'react';
import { attempts } from '@/domain/attempt/attemptRecord';
import { useDeviceRecord } from '@/domain/device/useDeviceRecord';
import { submissions } from '@/domain/outbox/outboxRecord';
import { listRecords } from '@/shared/storage/records';
import { replaceRecords } from '@/shared/storage/replaceRecords';
import { onStorageTrouble, readTrouble } from '@/shared/storage/storageHealth';
import { type StoredAnswers, storedAnswers } from './resumeModel';

/** The answers on this device to a quiz, as every tab changes them. Undefined until they are read. */
export function useStoredAnswers(quizId: string): StoredAnswers | null | undefined {
  const attempt = useDeviceRecord(attempts, quizId);
  const submission = useDeviceRecord(submissions, quizId);
  if (attempt.state.status !== 'success' || submission.state.status !== 'success') return undefined;
  return storedAnswers(attempt.data, submission.data !== undefined);
}

/** Why the device may have answers that were not found; undefined if they can be read. */
export const answersTrouble = () => readTrouble(attempts.store.name) ?? readTrouble(submissions.store.name);

export const useAnswersTrouble = () => useSyncExternalStore(onStorageTrouble, answersTrouble);

/** The same as they are now. */
export async function readStoredAnswers(userId: string, quizId: string): Promise<StoredAnswers | null> {
  const [attempt, submission] = await Promise.all([
    attempts.read(userId, quizId),
    submissions.read(userId, quizId),
  ]);
  return storedAnswers(attempt, submission !== undefined);
}

/**
 * Removes the attempt of a quiz that has ended with `givenUp` answers, as it was read: what another tab answers meanwhile
 * is kept, for download. Never rejects.
 */
export async function removeGivenUp(userId: string, quizId: string, givenUp: number): Promise<void> {
  const store = attempts.store.name;
  const recordId = attempts.storedId(quizId);
  const record = (await listRecords(store, userId)).find((stored) => stored.recordId === recordId);
  const found = storedAnswers(record && attempts.decode(record.value, record), false);
  if (record === undefined || found === null || found.answered > givenUp) return;
  try {
    await replaceRecords(userId, [{ store, recordId, value: undefined, previous: { value: record.value } }]);
  } catch {
    // Without a database only this page has it.
    await attempts.remove(userId, quizId);
  }
}
