import type { QuestionNote } from '@/domain/notes/noteModel';
import { noteStorage } from '@/domain/notes/noteStorage';
import type { FinishedAttempt } from '@/domain/study/finishedAttemptModel';
import { keepFinishedAttempt, loadFinishedAttempt } from '@/domain/study/finishedAttempts';
import type { PracticeRecord } from '@/domain/study/practiceModel';
import { practiceStorage } from '@/domain/study/practiceStorage';
import type { Triage } from '@/features/feedback-dashboard/triage/triageModel';
import { triageStorage } from '@/features/feedback-dashboard/triage/triageStorage';

interface Study {
  readonly userId: string;
  readonly attempts: readonly FinishedAttempt[];
  readonly notes: readonly QuestionNote[];
  readonly practice: readonly PracticeRecord[];
  /** The administrator's. */
  readonly triage: { readonly userId: string; readonly records: readonly Triage[] };
}

/** Writes the records that a demo account's browser would have by now; existing records stay. Never rejects. */
export async function keepStudy({ userId, attempts, notes, practice, triage }: Study): Promise<void> {
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
  const triaged = new Set((await triageStorage.list(triage.userId)).map(({ questionId }) => questionId));
  for (const record of triage.records) {
    if (!triaged.has(record.questionId)) await triageStorage.write(triage.userId, record);
  }
}
