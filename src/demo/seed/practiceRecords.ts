import { type Card, createEmptyCard, fsrs, type Grade, Rating } from 'ts-fsrs';
import type { Random } from '@/demo/context/random';
import { dayAfter, toLocalDay } from '@/shared/format/dates';

/** Share of the due questions that were practiced on their day. */
const DILIGENCE = 0.96;

/** What puts a question of a finished quiz into the queue. */
interface Answered {
  readonly submittedAt: number;
  readonly items: readonly {
    readonly questionId: string;
    readonly result: string;
    readonly confidence: string | undefined;
    readonly marked: boolean;
  }[];
}

export interface SeededPractice {
  readonly questionId: string;
  readonly state: 'waiting';
  readonly dueDay: string;
  readonly grade: 'again' | 'hard' | 'good' | 'easy';
  readonly memory: { readonly stability: number; readonly difficulty: number; readonly reviewedDay: string };
  readonly earlierDays?: readonly string[];
  readonly lapses: number;
  readonly enteredAt: number;
  readonly updatedAt: number;
}

/** Drills on most evenings since the first quiz: due questions were practiced, except those of the last days. */
export function practiceOn(
  attempts: readonly Answered[],
  now: number,
  random: Random,
): readonly SeededPractice[] {
  const entered = new Map<string, number>();
  for (const { submittedAt: at, items } of attempts.toReversed()) {
    for (const { questionId, result, confidence, marked } of items) {
      if (result === 'incorrect' || confidence === 'guess' || marked) entered.set(questionId, at);
    }
  }
  return [...entered].flatMap(([questionId, enteredAt]) => {
    const practiced = simulatePractice(random, enteredAt, now);
    return practiced === undefined ? [] : [{ questionId, enteredAt, ...practiced }];
  });
}

const scheduler = fsrs({ enable_short_term: false });

/** A drill goes better with questions that have been practiced before. */
function gradeOf(random: Random, { reps }: Card): Grade {
  const luck = random() + Math.min(reps, 4) * 0.03;
  return luck < 0.14 ? Rating.Again : luck < 0.28 ? Rating.Hard : luck < 0.92 ? Rating.Good : Rating.Easy;
}

const GRADE_NAMES = {
  [Rating.Again]: 'again',
  [Rating.Hard]: 'hard',
  [Rating.Good]: 'good',
  [Rating.Easy]: 'easy',
} as const;

/** FSRS counts days in UTC. */
const inUtc = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The practice state of a question until yesterday; undefined if there was no drill yet. */
function simulatePractice(random: Random, enteredAt: number, now: number) {
  const today = toLocalDay(now);
  let dueDay = dayAfter(toLocalDay(enteredAt), 1);
  let card = createEmptyCard(inUtc(dueDay));
  const days: string[] = [];
  let grade: Grade = Rating.Good;
  while (dueDay < today && random() < DILIGENCE) {
    const reviewedDay = dueDay;
    days.push(reviewedDay);
    grade = gradeOf(random, card);
    card = scheduler.next(card, inUtc(reviewedDay), grade).card;
    dueDay = dayAfter(reviewedDay, grade === Rating.Again ? 1 : card.scheduled_days);
  }
  const reviewedDay = days.pop();
  if (reviewedDay === undefined) return undefined;
  const { stability, difficulty, lapses } = card;
  return {
    state: 'waiting' as const,
    dueDay,
    grade: GRADE_NAMES[grade],
    memory: { stability, difficulty, reviewedDay },
    ...(days.length > 0 && { earlierDays: days }),
    lapses,
    updatedAt: Math.max(enteredAt, inUtc(reviewedDay).getTime()),
  };
}
