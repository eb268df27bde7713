import { array, boolean, type InferType, object, string } from 'yup';
import { GOAL, MAX_PLAN_DAYS, RETENTION } from '@/domain/study/plan/studyPlanModel';
import type { StudySettings } from '@/domain/study/studySettingsRecord';
import type { Preference } from '@/shared/api/preference';
import { daysBetween, isTimeOfDay } from '@/shared/format/dates';
import { isDay } from '@/shared/format/isoTime';

/** A number as typed. */
function wholeNumberWithin(min: number, max: number, { isOptional = false } = {}) {
  const problem = `Please enter a number from ${min} to ${max}`;
  const isWithin = (typed: string): boolean =>
    (isOptional && typed === '') || (/^\d+$/.test(typed) && Number(typed) >= min && Number(typed) <= max);
  return string().default('').trim().test('within', problem, isWithin);
}

/** A day that was saved before may have passed since. */
export const settingsRules = (today: string, savedDay: string) =>
  object({
    examType: array().of(string().required()).required().min(1, 'Please select at least one exam type'),
    emailPracticeQuestions: boolean().required(),
    /** Percent. */
    retention: wholeNumberWithin(RETENTION.least, RETENTION.most),
    /** Local day, `YYYY-MM-DD`; '' without one. */
    examDay: string()
      .default('')
      .test('day', 'Please enter a date', (day) => day === '' || isDay(day))
      .test(
        'not-past',
        'The date must not be in the past',
        (day) => hasNoLimits(day, savedDay) || day >= today,
      )
      .test(
        'not-far',
        'Please choose a date of the next ten years',
        (day) => hasNoLimits(day, savedDay) || daysBetween(today, day) <= MAX_PLAN_DAYS,
      ),
    endsBeforeExam: boolean().required(),
    /** Local time `HH:MM`; '' without one. */
    stopAt: string()
      .default('')
      .test('time', 'Please enter a time', (time) => time === '' || isTimeOfDay(time)),
    /** '' without a goal. */
    questionsADay: wholeNumberWithin(GOAL.least, GOAL.most, { isOptional: true }),
  });
export type SettingsValues = InferType<ReturnType<typeof settingsRules>>;

/** What is not a day is rejected by another rule. */
const hasNoLimits = (day: string, savedDay: string): boolean => day === savedDay || !isDay(day);

/** What is saved on the server. */
export type AccountSettings = Pick<Preference, 'examType' | 'emailPracticeQuestions'>;

export const accountSettingsOf = ({ examType, emailPracticeQuestions }: Preference): AccountSettings => ({
  examType,
  emailPracticeQuestions,
});

export const valuesOf = (
  { examType, emailPracticeQuestions }: AccountSettings,
  study: StudySettings | undefined,
): SettingsValues => ({
  examType: [...examType],
  emailPracticeQuestions,
  retention: String(study?.retention ?? RETENTION.usual),
  examDay: study?.examDay ?? '',
  endsBeforeExam: study?.endsBeforeExam ?? false,
  stopAt: study?.stopAt ?? '',
  questionsADay: String(study?.goal?.questions ?? ''),
});

/** If the goal is unchanged, it keeps counting from its first day. */
export function studySettingsOf(
  { retention, examDay, endsBeforeExam, stopAt, questionsADay }: SettingsValues,
  { goal: saved, extraTime, continuedOn, noted }: Partial<StudySettings>,
  today: string,
): StudySettings {
  const questions = Number(questionsADay);
  return {
    retention: Number(retention),
    ...(extraTime !== undefined && { extraTime }),
    ...(examDay !== '' && { examDay }),
    ...(endsBeforeExam && { endsBeforeExam }),
    ...(stopAt !== '' && { stopAt }),
    ...(continuedOn !== undefined && { continuedOn }),
    ...(questionsADay !== '' && {
      goal: saved?.questions === questions ? saved : { questions, since: today },
    }),
    ...(noted !== undefined && { noted }),
  };
}

/** Whether it differs from what the server has, ignoring the order of exam types. */
export function isAccountChanged(values: AccountSettings, saved: AccountSettings): boolean {
  return (
    values.emailPracticeQuestions !== saved.emailPracticeQuestions ||
    !isSameSet(values.examType, saved.examType)
  );
}

/** Whether it differs from what is stored on the device. */
export const isStudyChanged = (values: SettingsValues, saved: SettingsValues): boolean =>
  values.endsBeforeExam !== saved.endsBeforeExam ||
  STUDY_FIELDS.some((field) => values[field].trim() !== saved[field]);

const STUDY_FIELDS = ['retention', 'examDay', 'stopAt', 'questionsADay'] as const;

const isSameSet = (a: readonly string[], b: readonly string[]): boolean => {
  const names = new Set(a);
  return names.size === new Set(b).size && b.every((name) => names.has(name));
};

/** The bank's exam types, and selected ones that are no longer in the bank. */
export function offeredExamTypes(offered: readonly string[], saved: readonly string[]): readonly string[] {
  return [...new Set([...offered, ...saved])];
}
