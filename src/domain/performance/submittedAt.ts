import type { QuizHistoryRow } from '@/shared/api/performance';
import { toTime } from '@/shared/format/dates';

/** When a quiz was submitted, milliseconds since 1970; undefined if the server does not send it. */
export const submittedAt = ({ complete }: QuizHistoryRow): number | undefined =>
  complete === undefined ? undefined : toTime(complete);
