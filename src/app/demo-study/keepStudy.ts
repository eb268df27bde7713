import type { QuestionNote } from '@/domain/notes/noteModel';
import { noteStorage } from '@/domain/notes/noteStorage';
import type { FinishedAttempt } from '@/domain/study/finishedAttemptModel';
import { keepFinishedAttempt, loadFinishedAttempt } from '@/domain/study/finishedAttempts';
import type { PracticeRecord } from '@/domain/study/practiceModel';
import { practiceStorage } from '@/domain/study/practiceStorage';

interface Study {
  readonly userId: string;
  readonly attempts: readonly FinishedAttempt[];
  readonly notes: readonly QuestionNote[];
  readonly practice: readonly PracticeRecord[];
}

/** Keeps what the browser of a demo account would have kept; what it really has kept stays. Never rejects. */
export async function keepStudy({ userId, attempts, notes, practice }: Study): Promise<void> {
  for (const note of notes) {
    const kept = await noteStorage.read(userId, note.questionId);
    if (kept === undefined) await noteStorage.write(userId, note);
  }
  for (const attempt of attempts) {
    const kept = await loadFinishedAttempt(userId, attempt.quizId);
    if (kept === undefined) await keepFinishedAttempt(attempt);
  }
  const practised = await practiceStorage.list(userId);
  for (const record of practice) {
    if (!practised.has(record.questionId)) await practiceStorage.write(userId, record);
  }
}
