/** What people read for the values of feedback on questions, in the order in which they are offered. */
import type {
  Difficulty,
  ErrorKind,
  ExplanationLength,
  FeedbackTopic,
  Quality,
  Relevance,
} from '@/shared/api/feedback';

type Words<Value extends string> = Readonly<Record<Value, string>>;

/** How hard a question is. */
export const difficultyLabels: Words<Difficulty> = { EASY: 'Easy', MEDIUM: 'Medium', HARD: 'Hard' };

/** How good a stem or an explanation is. */
export const qualityLabels: Words<Quality> = { EXCELLENT: 'Excellent', GOOD: 'Good', FAIR: 'Fair' };

/** What mistakes were found. */
export const errorLabels: Words<ErrorKind> = {
  NONE: 'None',
  FACTUAL: 'Factual',
  GRAMMAR_TOPOLOGICAL: 'Grammar or typing',
};

/** What a student's feedback is about. */
export const topicLabels: Words<FeedbackTopic> = {
  OTHER_GENERAL: 'Other/General',
  STEM: 'Stem',
  EXPLANATION: 'Explanation',
};

/** What is thought of an explanation's length. */
export const lengthLabels: Words<ExplanationLength> = {
  TOO_SHORT: 'Too short',
  TOO_VERBOSE: 'Too verbose',
  JUST_RIGHT: 'Just right',
};

/** Whether the expanded explanation is relevant. */
export const relevanceLabels: Words<Relevance> = { RELEVANT: 'Relevant', LESS_RELEVANT: 'Less relevant' };

/** Whether an error is reported. */
export const yesNoLabels: Words<'Y' | 'N'> = { Y: 'Yes', N: 'No' };
