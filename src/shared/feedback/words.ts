/** What people read for the values of feedback on questions, in the order in which they are offered. */
import type {
  Difficulty,
  ErrorKind,
  ExplanationLength,
  FeedbackTopic,
  Quality,
  Relevance,
} from '@/shared/contract/feedback';

type Words<Value extends string> = Readonly<Record<Value, string>>;

export const difficultyWords: Words<Difficulty> = { EASY: 'Easy', MEDIUM: 'Medium', HARD: 'Hard' };

export const qualityWords: Words<Quality> = { EXCELLENT: 'Excellent', GOOD: 'Good', FAIR: 'Fair' };

export const errorWords: Words<ErrorKind> = {
  NONE: 'None',
  FACTUAL: 'Factual',
  GRAMMAR_TOPOLOGICAL: 'Grammar or typing',
};

export const topicWords: Words<FeedbackTopic> = {
  OTHER_GENERAL: 'Other/General',
  STEM: 'Stem',
  EXPLANATION: 'Explanation',
};

export const lengthWords: Words<ExplanationLength> = {
  TOO_SHORT: 'Too short',
  TOO_VERBOSE: 'Too verbose',
  JUST_RIGHT: 'Just right',
};

export const relevanceWords: Words<Relevance> = { RELEVANT: 'Relevant', LESS_RELEVANT: 'Less relevant' };

export const yesNoWords: Words<'Y' | 'N'> = { Y: 'Yes', N: 'No' };
