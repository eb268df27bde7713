import { gradesOf } from './fsrsModel';
import { lastDueDay, RETENTION, type StudyPlan } from './plan/studyPlanModel';
import type { Grade, Graded, Reviewable } from './practiceModel';

/** The user's settings; empty if none were saved. */
export type GradeSettings = StudyPlan & { readonly retention?: number };

/** What each grade leads to on a local day, with the user's settings. */
export function offeredGrades(
  before: Reviewable,
  today: string,
  settings: GradeSettings,
): Readonly<Record<Grade, Graded>> {
  const { again, hard, good, easy } = gradesOf(before, today, (settings.retention ?? RETENTION.usual) / 100);
  const last = lastDueDay(settings, today);
  const ended = (graded: Graded): Graded =>
    last === undefined || graded.dueDay <= last ? graded : { ...graded, dueDay: last, isShortened: true };
  return { again: ended(again), hard: ended(hard), good: ended(good), easy: ended(easy) };
}
