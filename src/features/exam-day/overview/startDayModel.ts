import { type InferType, number, object, string } from 'yup';
import type { DayFormat } from '@/domain/exam-day/examDayModel';
import { CUSTOM, LIMITS, PROFILES } from '@/domain/exam-day/profiles';
import { counted } from '@/shared/format/numbers';

const within = (name: string, [min, max]: readonly [number, number]) => {
  const text = `${name}: a whole number from ${min} to ${max}`;
  return number().typeError(text).integer(text).required(text).min(min, text).max(max, text);
};

export const daySchema = object({
  exam: string().required(),
  blocks: within('Blocks', LIMITS.blocks),
  items: within('Items in a block', LIMITS.items),
  minutes: within('Minutes for a block', LIMITS.minutes),
  breakMinutes: within('Minutes of break', LIMITS.breakMinutes),
});

/** The values of the form; the fields contain text. */
export type DayForm = Readonly<Record<keyof InferType<typeof daySchema>, string>>;

export const EXAMS: readonly string[] = [...PROFILES.map(({ exam }) => exam), CUSTOM];

/** The form after an exam is chosen: a preset fills it, 'Custom' keeps the current values. */
export function formOf(exam: string, before: DayForm): DayForm {
  const profile = PROFILES.find((one) => one.exam === exam);
  if (profile === undefined) return { ...before, exam };
  return {
    exam,
    blocks: String(profile.blocks),
    items: String(profile.items),
    minutes: String(profile.minutes),
    breakMinutes: String(profile.breakMinutes),
  };
}

export const FIRST_FORM: DayForm = formOf(EXAMS[0] ?? CUSTOM, {
  exam: CUSTOM,
  blocks: '',
  items: '',
  minutes: '',
  breakMinutes: '',
});

/** The chosen format; undefined while a number is missing or out of range. */
export const formatOf = (form: DayForm): DayFormat | undefined =>
  daySchema.isValidSync(form) ? daySchema.cast(form) : undefined;

/** Why the day may not start under the plan's daily limit; undefined if it may. */
export function limitText(items: number, leftToday: number): string | undefined {
  if (items <= leftToday) return undefined;
  return `Your plan has ${counted(leftToday, 'question')} left today. This exam day needs ${items}.`;
}
