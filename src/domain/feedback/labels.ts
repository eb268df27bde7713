import type {
  Difficulty,
  ErrorKind,
  ExplanationLength,
  FeedbackTopic,
  Quality,
  Relevance,
} from '@/shared/api/feedback';

type Words<Value extends string> = Readonly<Record<Value, string>>;

export const difficultyLabels: Words<Difficulty> = { EASY: 'Easy', MEDIUM: 'Medium', HARD: 'Hard' };

export const qualityLabels: Words<Quality> = { EXCELLENT: 'Excellent', GOOD: 'Good', FAIR: 'Fair' };

export const errorLabels: Words<ErrorKind> = {
  NONE: 'None',
  FACTUAL: 'Factual',
  GRAMMAR_TOPOLOGICAL: 'Grammar or typing',
};

export const topicLabels: Words<FeedbackTopic> = {
  OTHER_GENERAL: 'Other/General',
  STEM: 'Stem',
  EXPLANATION: 'Explanation',
};

export const lengthLabels: Words<ExplanationLength> = {
  TOO_SHORT: 'Too short',
  TOO_VERBOSE: 'Too verbose',
  JUST_RIGHT: 'Just right',
};

export const relevanceLabels: Words<Relevance> = { RELEVANT: 'Relevant', LESS_RELEVANT: 'Less relevant' };

export const yesNoLabels: Words<'Y' | 'N'> = { Y: 'Yes', N: 'No' };

export const choicesOf = <Value extends string>(values: readonly Value[], labels: Words<Value>) =>
  values.map((value) => ({ value, name: labels[value] }));
