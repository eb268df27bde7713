import { array, boolean, type InferType, object, string } from 'yup';
import { RETENTION } from '@/domain/study/studySettingsModel';
import type { StudySettings } from '@/domain/study/studySettingsRecord';
import type { Preference } from '@/shared/api/preference';

/** A number as it is typed. */
function wholeNumberWithin(least: number, most: number) {
  const problem = `Please enter a number from ${least} to ${most}`;
  const isWithin = (typed: string): boolean =>
    /^\d+$/.test(typed) && Number(typed) >= least && Number(typed) <= most;
  return string().default('').trim().test('within', problem, isWithin);
}

export const settingsRules = object({
  examType: array().of(string().required()).required().min(1, 'Please select at least one exam type'),
  emailPracticeQuestions: boolean().required(),
  /** Percent. */
  retention: wholeNumberWithin(RETENTION.least, RETENTION.most),
});
export type SettingsValues = InferType<typeof settingsRules>;

/** What is saved on the server. */
export type AccountSettings = Pick<Preference, 'examType' | 'emailPracticeQuestions'>;

export const valuesOf = (
  { examType, emailPracticeQuestions }: AccountSettings,
  study: StudySettings | undefined,
): SettingsValues => ({
  examType: [...examType],
  emailPracticeQuestions,
  retention: String(study?.retention ?? RETENTION.usual),
});

export const studySettingsOf = ({ retention }: SettingsValues): StudySettings => ({
  retention: Number(retention),
});

/** Toggles an exam type; the others keep their order. */
export function toggled(chosen: readonly string[], name: string): string[] {
  return chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name];
}

/** Whether what the server keeps differs, ignoring the order of exam types. */
export function isAccountChanged(values: AccountSettings, saved: AccountSettings): boolean {
  return (
    values.emailPracticeQuestions !== saved.emailPracticeQuestions ||
    !isSameSet(values.examType, saved.examType)
  );
}

/** Whether what the device keeps differs. */
export const isStudyChanged = (values: SettingsValues, saved: SettingsValues): boolean =>
  values.retention.trim() !== saved.retention;

const isSameSet = (one: readonly string[], other: readonly string[]): boolean => {
  const names = new Set(one);
  return names.size === new Set(other).size && other.every((name) => names.has(name));
};

/** Exam types offered: the bank's, and selected ones that are no longer in the bank. */
export function offeredExamTypes(offered: readonly string[], saved: readonly string[]): readonly string[] {
  return [...new Set([...offered, ...saved])];
}
