import { stores } from '@/domain/stores';
import { MISS_REASONS } from '@/domain/study/miss-reasons/missReasonModel';
import { closedList, id, maybe, stringOr } from '@/shared/api/decode';
import { DecodeError } from '@/shared/api/decodeContext';
import { entity } from '@/shared/api/entity';
import { array, list } from '@/shared/api/list';
import { isDay } from '@/shared/format/isoTime';
import { deviceRecord } from '@/shared/storage/deviceRecord';
import { type Drill, DRILL_SIZE, type DrillOutcome, OUTCOMES } from './drillModel';
import { decodePractice } from './practiceRecord';

export const letter = (value: unknown): string => (/^[A-Z]$/.test(stringOr(value)) ? stringOr(value) : '');

const outcomeOf = closedList(OUTCOMES);

function decodeOutcome(row: unknown): readonly [string, DrillOutcome] {
  const [questionId, outcome] = array(row, (part) => part);
  return [id(questionId), outcomeOf(outcome)];
}

const decodeLast = entity('last answer', ['questionId'], {
  questionId: id,
  choice: letter,
  before: maybe(decodePractice),
});

export function day(value: unknown): string {
  const read = stringOr(value);
  if (!isDay(read)) throw new DecodeError('a day', value);
  return read;
}

/** A drill is as short-lived as an unfinished form. */
export const drills = deviceRecord<Drill>({
  store: stores.drafts,
  only: 'study/drill',
  decode: entity('drill', ['day'], {
    day,
    reason: maybe(closedList(MISS_REASONS)),
    questionIds: (value: unknown) => list(id)(value).slice(0, DRILL_SIZE),
    outcomes: (value: unknown) => new Map(array(value, decodeOutcome)),
    choice: letter,
    last: maybe(decodeLast),
  }),
  encode: ({ outcomes, ...drill }) => ({ ...drill, outcomes: [...outcomes] }),
});
