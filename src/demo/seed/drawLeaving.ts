import { draw, type Random } from '@/demo/context/random';
import type { BankQuestion } from '../bank/types';

/** The exam that the demo student prepares for. */
const OWN_EXAM = 'Step 2';

/** Questions of each discipline that are left. */
const FEW = 5;

/**
 * Draws questions, those of the student's exam first, so that at least `unused` of each exam type are left: a visitor
 * who chooses another exam finds new questions too. A bank that is too small for that is drawn from all the same.
 */
export function drawLeaving(
  random: Random,
  questions: readonly BankQuestion[],
  count: number,
  unused: number,
): BankQuestion[] {
  const left = new Map<string, number>();
  for (const name of questions.flatMap(namesOf)) left.set(name, (left.get(name) ?? 0) + 1);
  const isLast = (name: string, atLeast: number): boolean => (left.get(name) ?? 0) <= atLeast;
  const isOwn = ({ examTypes }: BankQuestion): boolean => examTypes.includes(OWN_EXAM);
  const inOrder = draw(random, questions, questions.length);
  const drawn: BankQuestion[] = [];
  const spared: BankQuestion[] = [];
  for (const question of [...inOrder.filter(isOwn), ...inOrder.filter((one) => !isOwn(one))]) {
    const isNeeded =
      question.examTypes.some((type) => isLast(type, unused)) ||
      question.disciplines.some((name) => isLast(name, Math.min(unused, FEW)));
    (isNeeded ? spared : drawn).push(question);
    if (!isNeeded) for (const name of namesOf(question)) left.set(name, (left.get(name) ?? 0) - 1);
  }
  return [...drawn, ...spared].slice(0, count);
}

const namesOf = ({ examTypes, disciplines }: BankQuestion): readonly string[] => [
  ...examTypes,
  ...disciplines,
];
