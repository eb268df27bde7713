/** What is true of a student's and of a tutor's feedback alike. */
export interface Given {
  readonly questionId: string;
  readonly dateCreated?: string | undefined;
}

/** All feedback on one question that the filters let through. */
export interface QuestionFeedback<Feedback> {
  readonly questionId: string;
  /** The latest first. */
  readonly given: readonly Feedback[];
  /** How many of them report an error. */
  readonly errors: number;
  /** Mean of the ratings that were given; undefined where there is none. */
  readonly meanRating: number | undefined;
  readonly latest: string | undefined;
}

/** What is counted over the feedback on a question. */
export interface Measures<Feedback> {
  readonly reportsError: (feedback: Feedback) => boolean;
  readonly ratingOf: (feedback: Feedback) => number | undefined;
}

/** Feedback by question, in the order in which the questions first come up. */
export function groupByQuestion<Feedback extends Given>(
  feedback: readonly Feedback[],
  { reportsError, ratingOf }: Measures<Feedback>,
): readonly QuestionFeedback<Feedback>[] {
  const groups = new Map<string, Feedback[]>();
  for (const one of feedback) {
    const group = groups.get(one.questionId);
    if (group === undefined) groups.set(one.questionId, [one]);
    else group.push(one);
  }
  return [...groups].map(([questionId, group]) => {
    const given = group.sort((a, b) => (b.dateCreated ?? '').localeCompare(a.dateCreated ?? ''));
    return {
      questionId,
      given,
      errors: given.filter(reportsError).length,
      meanRating: mean(given.map(ratingOf).filter((rating) => rating !== undefined)),
      latest: given[0]?.dateCreated,
    };
  });
}

const mean = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;

/** '4.3'; a dash where nothing was rated. */
export const formatMean = (value: number | undefined): string =>
  value === undefined ? '–' : value.toFixed(1);
