import { stores } from '@/domain/stores';
import { closedList, id, maybe, number, stringOr, wholeNumber } from '@/shared/api/decode';
import { aliased, type Decoded, entity } from '@/shared/api/entity';
import { stringList } from '@/shared/api/list';
import { described } from '@/shared/api/schema';
import { dayAfter } from '@/shared/format/dates';
import { isDay } from '@/shared/format/isoTime';
import { deviceRecord } from '@/shared/storage/deviceRecord';
import { GRADES, type Memory, PRACTICE_STATES, type PracticeRecord } from './practiceModel';

/** Days of the steps in earlier releases. */
const LADDER = [1, 3, 7, 16, 35] as const;

/** The difficulty after a first 'Good', with FSRS's default parameters. */
const LADDER_DIFFICULTY = 2.11810397;

/** The memory with which a question of the ladder continues: its due day and interval stay. */
function memoryOfLadder(step: number | undefined, dueDay: string): Memory | undefined {
  const stability = LADDER[step ?? -1];
  if (stability === undefined || !isDay(dueDay)) return undefined;
  return { stability, difficulty: LADDER_DIFFICULTY, reviewedDay: dayAfter(dueDay, -stability) };
}

const decodeStored = entity('practice', ['questionId'], {
  questionId: id,
  state: closedList(PRACTICE_STATES),
  dueDay: stringOr,
  memory: maybe(
    entity('memory', ['stability'], { stability: number, difficulty: number, reviewedDay: stringOr }),
  ),
  grade: maybe(closedList(GRADES)),
  earlierDays: maybe(described({ type: 'array' }, (value: unknown) => stringList(value).filter(isDay))),
  // Earlier releases stored the step of a ladder of intervals.
  step: maybe(wholeNumber),
  lapses: aliased(wholeNumber, 'lapses', 'misses'),
  enteredAt: wholeNumber,
  updatedAt: wholeNumber,
});

function takeOver({
  step,
  memory: storedMemory,
  grade,
  earlierDays = [],
  ...record
}: Decoded<typeof decodeStored>) {
  const memory = storedMemory ?? memoryOfLadder(step, record.dueDay);
  return {
    ...record,
    ...(memory !== undefined && { memory }),
    ...(grade !== undefined && { grade }),
    ...(earlierDays.length > 0 && { earlierDays }),
  };
}

export const decodePractice = described(decodeStored.schema, (value: unknown) =>
  takeOver(decodeStored(value)),
);

/** Whether FSRS can calculate with it. */
const isSound = ({ stability, difficulty, reviewedDay }: Memory): boolean =>
  stability >= 0.001 && stability <= 36_500 && difficulty >= 1 && difficulty <= 10 && isDay(reviewedDay);

export const practice = deviceRecord<PracticeRecord>({
  store: stores.practice,
  decode: decodePractice,
  accepts: ({ questionId, state, dueDay, memory }, { recordId }) =>
    questionId === recordId &&
    (memory === undefined || isSound(memory)) &&
    (state !== 'waiting' || (isDay(dueDay) && memory !== undefined)),
});
