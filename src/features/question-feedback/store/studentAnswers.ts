import type { Difficulty, ExplanationLength, FeedbackTopic } from '@/shared/api/feedback';

/** Values of the form; undefined means not chosen yet. */
export interface StudentAnswers {
  /** 1 to 5. */
  readonly rating?: number | undefined;
  readonly isError?: 'Y' | 'N' | undefined;
  readonly topic?: FeedbackTopic | undefined;
  readonly explanationType?: ExplanationLength | undefined;
  readonly difficulty?: Difficulty | undefined;
  readonly comment: string;
}

export const RATINGS = [1, 2, 3, 4, 5] as const;
/** Whether there is an error, as spelled on the wire. */
export const YES_NO = ['Y', 'N'] as const;

export const NO_STUDENT_ANSWERS: StudentAnswers = {
  rating: undefined,
  isError: undefined,
  topic: undefined,
  explanationType: undefined,
  difficulty: undefined,
  comment: '',
};
