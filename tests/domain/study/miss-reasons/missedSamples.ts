import type { MissedQuestion } from '@/domain/study/miss-reasons/missReasonModel';

const NONE = { discipline: [], organSystem: [], examType: [], topics: [], subtopics: [] };

export const aMiss = (questionId: string, change: Partial<MissedQuestion> = {}): MissedQuestion => ({
  questionId,
  rule: '',
  ruleAt: 0,
  entries: [{ quizId: 'z1', item: 1, reason: 'misread', at: 10 }],
  labels: { ...NONE, topics: ['Asthma'] },
  updatedAt: 10,
  ...change,
});
