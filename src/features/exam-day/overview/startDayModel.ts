import { lazy, number, object, string } from 'yup';
import { type ExtraTime, secondsOfMinutes } from '@/domain/attempt/extraTime';
import { blocksFilledBy, type DayFormat, itemsOf } from '@/domain/exam-day/examDayModel';
import { CUSTOM, LIMITS, profileOf, PROFILES } from '@/domain/exam-day/profiles';
import { formatPace } from '@/shared/format/durations';
import { counted } from '@/shared/format/numbers';

const within = (name: string, [min, max]: readonly [number, number]) => {
  const text = `${name}: a whole number from ${min} to ${max}`;
  return number().typeError(text).integer(text).required(text).min(min, text).max(max, text);
};

const customSchema = object({
  exam: string().required(),
  blocks: within('Blocks', LIMITS.blocks),
  items: within('Items in a block', LIMITS.items),
  minutes: within('Minutes for a block', LIMITS.minutes),
  breakMinutes: within('Minutes of break', LIMITS.breakMinutes),
});

const EXTRA_BREAK = { extraBreakMinutes: within('Extra break minutes', LIMITS.breakMinutes) };

/** The fields contain text. */
export interface DayForm {
  readonly exam: string;
  readonly blocks: string;
  readonly items: string;
  readonly minutes: string;
  readonly breakMinutes: string;
  readonly extraBreakMinutes: string;
}

/** The numbers of a preset are its profile's, and cannot be changed. */
export const daySchema = lazy((form: DayForm) =>
  (profileOf(form.exam) === undefined ? customSchema : object({ exam: string().required() })).shape(
    EXTRA_BREAK,
  ),
);

export const EXAMS: readonly string[] = [...PROFILES.map(({ exam }) => exam), CUSTOM];

const SEE_BELOW = 'see below';

/** 'see below' where the blocks of a day differ: they are listed there. */
function textOf({ parts, ...format }: DayFormat, name: 'items' | 'minutes'): string {
  return new Set(parts.map((part) => part[name])).size > 1 ? SEE_BELOW : String(format[name]);
}

/** The form after an exam is chosen: a preset fills it, 'Custom' keeps the current values that are numbers. */
export function formOf(exam: string, before: DayForm): DayForm {
  const profile = profileOf(exam);
  if (profile === undefined) {
    const { items, minutes } = profileOf(before.exam) ?? before;
    return { ...before, exam, items: String(items), minutes: String(minutes) };
  }
  return {
    exam,
    blocks: String(profile.blocks),
    items: textOf(profile, 'items'),
    minutes: textOf(profile, 'minutes'),
    breakMinutes: String(profile.breakMinutes),
    extraBreakMinutes: before.extraBreakMinutes,
  };
}

export const FIRST_FORM: DayForm = formOf(EXAMS[0] ?? CUSTOM, {
  exam: CUSTOM,
  blocks: '',
  items: '',
  minutes: '',
  breakMinutes: '',
  extraBreakMinutes: '0',
});

/** The chosen format; undefined while a number is missing or out of range. */
export function formatOf(form: {
  readonly exam: string;
}): (DayFormat & { readonly exam: string }) | undefined {
  const profile = profileOf(form.exam);
  if (profile !== undefined) {
    const { exam, blocks, items, minutes, breakMinutes, parts, fixedBreaks } = profile;
    return { exam, blocks, items, minutes, breakMinutes, parts, fixedBreaks };
  }
  return customSchema.isValidSync(form)
    ? { ...customSchema.cast(form), parts: [], fixedBreaks: [] }
    : undefined;
}

/** '30 min, with extra time 45 min'. */
export function extraTimeText(minutes: number, extraTime: ExtraTime): string {
  const seconds = secondsOfMinutes(minutes, extraTime);
  const longer = seconds % 60 === 0 ? `${seconds / 60} min` : formatPace(seconds);
  return `${minutes} min, with extra time ${longer}`;
}

/** Why the day may not start under the plan's daily limit; undefined if it may. */
export function limitText(items: number, leftToday: number): string | undefined {
  if (items <= leftToday) return undefined;
  return `Your plan has ${counted(leftToday, 'question')} left today. This exam day needs ${items}.`;
}

/** Neighboring blocks of the same format as one row: 'Block 1', 'Blocks 2–3'. */
export function rowsOf(
  format: DayFormat,
): readonly { readonly name: string; readonly items: number; readonly minutes: number }[] {
  const runs: { first: number; last: number; items: number; minutes: number }[] = [];
  for (const [index, { items, minutes }] of format.parts.entries()) {
    const run = runs.at(-1);
    if (run?.items === items && run.minutes === minutes) run.last = index + 1;
    else runs.push({ first: index + 1, last: index + 1, items, minutes });
  }
  return runs.map(({ first, last, items, minutes }) => ({
    name: first === last ? `Block ${first}` : `Blocks ${first}–${last}`,
    items,
    minutes,
  }));
}

/** How many blocks a day has if so many questions are there: those it fills, or one with fewer items. */
export const blocksOfDay = (format: DayFormat, there: number): number =>
  Math.max(1, blocksFilledBy(format, there));

/** Why a day cannot have all of its blocks; undefined if it can. */
export function bankText(format: DayFormat, there: number): string | undefined {
  const items = itemsOf(format);
  if (there >= items) return undefined;
  return `The chosen categories have ${there} of the ${items} questions of this day`;
}
