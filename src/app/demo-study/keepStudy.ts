import { currentDay, type ExamDay } from '@/domain/exam-day/examDayRecord';
import { notes as noteRecord, type QuestionNote } from '@/domain/notes/noteRecord';
import type { Phrase } from '@/domain/phrases/phraseModel';
import { phrases } from '@/domain/phrases/phraseRecord';
import { type Coupon, storedCoupons } from '@/domain/plan/coupon';
import type { LoggedRating } from '@/domain/ratings/ratingLogModel';
import { ratingId, ratingLog } from '@/domain/ratings/ratingLogRecord';
import type { FinishedAttempt } from '@/domain/study/finishedAttemptModel';
import { finishedAttempts } from '@/domain/study/finishedAttemptRecord';
import type { MissedQuestion } from '@/domain/study/miss-reasons/missReasonModel';
import { missReasons } from '@/domain/study/miss-reasons/missReasonRecord';
import type { PracticeRecord } from '@/domain/study/practiceModel';
import { practice as practiceRecord } from '@/domain/study/practiceRecord';
import { studySettings, type StudySettings } from '@/domain/study/studySettingsRecord';
import type { Triage } from '@/features/feedback-dashboard/triage/triageModel';
import { triages } from '@/features/feedback-dashboard/triage/triageRecord';
import { ratedQuestions } from '@/features/question-feedback/store/feedbackRecord';
import type { DeviceRecord } from '@/shared/storage/deviceRecord';
import { replaceRecords } from '@/shared/storage/replaceRecords';
import { serverNow } from '@/shared/storage/serverClock';

interface Study {
  readonly userId: string;
  readonly attempts: readonly FinishedAttempt[];
  readonly examDay: ExamDay;
  readonly notes: readonly QuestionNote[];
  readonly practice: readonly PracticeRecord[];
  readonly missed: readonly MissedQuestion[];
  readonly settings: StudySettings;
  readonly tutor: {
    readonly userId: string;
    readonly phrases: readonly Phrase[];
    readonly ratings: readonly LoggedRating[];
  };
  /** The administrator's. */
  readonly triage: { readonly userId: string; readonly records: readonly Triage[] };
  /** The tutor's. */
  readonly rated: { readonly userId: string; readonly records: readonly RatedBlock[] };
  /** The browser's. */
  readonly coupons: readonly Coupon[];
}

interface RatedBlock {
  readonly quizId: string;
  readonly questionIds: readonly string[];
}

/**
 * Writes the records that a demo account's browser would have by now; existing records are left as they are.
 * Never rejects.
 */
export async function keepStudy(study: Study): Promise<void> {
  const { userId, attempts, examDay, notes, practice, missed, settings, tutor, triage, rated, coupons } =
    study;
  if (storedCoupons.read().length === 0) storedCoupons.write(coupons);
  // First: every page shows it.
  await keepAbsent(currentDay, userId, [examDay], () => '');
  await keepAbsent(studySettings, userId, [settings], () => '');
  await keepAbsent(noteRecord, userId, notes, ({ questionId }) => questionId);
  await keepAbsent(finishedAttempts, userId, attempts, ({ quizId }) => quizId);
  await keepAbsent(practiceRecord, userId, practice, ({ questionId }) => questionId);
  await keepAbsent(missReasons, userId, missed, ({ questionId }) => questionId);
  await keepAbsent(phrases, tutor.userId, tutor.phrases, ({ place }) => `phrase-${place}`);
  await keepAbsent(ratingLog, tutor.userId, tutor.ratings, ratingId);
  await keepAbsent(triages, triage.userId, triage.records, ({ questionId }) => questionId);
  await keepAbsent(ratedQuestions, rated.userId, rated.records, ({ quizId }) => quizId);
}

async function keepAbsent<Stored, Value extends Stored>(
  record: DeviceRecord<Stored>,
  userId: string,
  values: readonly Value[],
  idOf: (value: Value) => string,
): Promise<void> {
  const storedIds = new Set(await record.ids(userId));
  const absent = values.filter((value) => !storedIds.has(idOf(value)));
  const { name: store } = record.store;
  try {
    // In one transaction: hundreds of them would delay the first answers of an exam that is begun at once.
    await replaceRecords(
      userId,
      absent.map((value) => ({
        store,
        recordId: record.storedId(idOf(value)),
        value: record.encode(value, serverNow()),
      })),
    );
  } catch {
    // The browser refuses the database: each is in memory.
    await Promise.all(absent.map((value) => record.write(userId, idOf(value), value)));
  }
}
