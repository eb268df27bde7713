import { pick, type Random } from '@/demo/context/random';

/** Share of the missed items for which a reason was given. */
const GIVEN = 0.6;

const REASONS = ['unknown', 'unknown', 'mixed', 'mixed', 'mixed', 'misread', 'misread', 'time'] as const;

const RULES = [
  'Underline ‘except’ and ‘next’ before reading the options.',
  'New murmur with fever: blood cultures before antibiotics.',
  'Low sodium: look at the volume first, then at the urine.',
  'Nephrotic is protein, nephritic is blood.',
  'If two options say the same, neither is the key.',
  'The youngest age in the stem rules out half of the list.',
  'Stable tachycardia gets a drug, an unstable one gets a shock.',
] as const;

/** From the end of the quiz to its review. */
const REVIEWED_AFTER_MS = 20 * 60_000;

interface Answered<Labels> {
  readonly quizId: string;
  readonly submittedAt: number;
  readonly items: readonly {
    readonly questionId: string;
    readonly labels: Labels;
    readonly result: string;
    readonly attemptedLetters: readonly string[];
    readonly answer: string;
    readonly key?: string;
  }[];
}

export interface SeededMiss<Labels> {
  readonly questionId: string;
  readonly rule: string;
  readonly ruleAt: number;
  readonly entries: readonly {
    readonly quizId: string;
    readonly item: number;
    readonly reason: (typeof REASONS)[number] | 'changed';
    readonly at: number;
  }[];
  readonly labels: Labels;
  readonly updatedAt: number;
}

/** Why questions of the attempts, the newest first, were missed, with a rule for some of them. */
export function missReasonsOn<Labels>(
  attempts: readonly Answered<Labels>[],
  random: Random,
): readonly SeededMiss<Labels>[] {
  const misses = new Map<string, SeededMiss<Labels>>();
  for (const { quizId, submittedAt, items } of attempts) {
    const at = submittedAt + REVIEWED_AFTER_MS;
    for (const [index, { questionId, labels, result, attemptedLetters, answer, key }] of items.entries()) {
      const isMissed = result === 'incorrect' || result === 'unanswered';
      if (!isMissed || misses.has(questionId) || random() >= GIVEN) continue;
      const leftTheKey = key !== undefined && attemptedLetters.includes(key) && answer !== key;
      const reason = leftTheKey ? 'changed' : answer === '' ? 'time' : pick(random, REASONS);
      const hasRule = misses.size % 5 === 0;
      misses.set(questionId, {
        questionId,
        rule: hasRule ? (RULES[misses.size / 5] ?? '') : '',
        ruleAt: at,
        entries: [{ quizId, item: index + 1, reason, at }],
        labels,
        updatedAt: at,
      });
    }
  }
  return [...misses.values()];
}
