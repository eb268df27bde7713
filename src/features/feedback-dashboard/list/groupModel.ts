import type { Triage } from '@/features/feedback-dashboard/triage/triageModel';

/** Fields common to students' and tutors' feedback. */
export interface FeedbackBase {
  readonly questionId: string;
  readonly dateCreated?: string | undefined;
}

export interface QuestionFeedback<Feedback> {
  readonly questionId: string;
  /** Latest first. */
  readonly entries: readonly Feedback[];
  /** How many of them report an error. */
  readonly errors: number;
  /** Undefined if there are no ratings. */
  readonly meanRating: number | undefined;
  readonly latest: string | undefined;
}

export interface TriagedFeedback<Feedback> extends QuestionFeedback<Feedback> {
  readonly triage: Triage;
}

export interface Measures<Feedback> {
  readonly reportsError: (feedback: Feedback) => boolean;
  readonly ratingOf: (feedback: Feedback) => number | undefined;
}

/** Feedback by question, in order of first appearance. */
export function groupByQuestion<Feedback extends FeedbackBase>(
  feedback: readonly Feedback[],
  { reportsError, ratingOf }: Measures<Feedback>,
): readonly QuestionFeedback<Feedback>[] {
  const groups = new Map<string, Feedback[]>();
  for (const entry of feedback) {
    const group = groups.get(entry.questionId);
    if (group === undefined) groups.set(entry.questionId, [entry]);
    else group.push(entry);
  }
  return [...groups].map(([questionId, group]) => {
    const entries = group.sort((a, b) => (b.dateCreated ?? '').localeCompare(a.dateCreated ?? ''));
    return {
      questionId,
      entries,
      errors: entries.filter(reportsError).length,
      meanRating: mean(entries.map(ratingOf).filter((rating) => rating !== undefined)),
      latest: entries[0]?.dateCreated,
    };
  });
}

/** Undefined without values. */
export const mean = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;

/** '4.3'; a dash without ratings. */
export const formatMean = (value: number | undefined): string =>
  value === undefined ? '–' : value.toFixed(1);
