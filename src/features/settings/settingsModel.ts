import type { Preference } from '@/shared/api/preference';

/** Values of the settings form. */
export type SettingsDraft = Pick<Preference, 'examType' | 'emailPracticeQuestions'>;

/** Toggles an exam type; the others keep their order. */
export function toggled(chosen: readonly string[], name: string): readonly string[] {
  return chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name];
}

/** Whether the form differs from the saved settings, ignoring the order of exam types. */
export function hasChanged(draft: SettingsDraft, saved: SettingsDraft): boolean {
  return (
    draft.emailPracticeQuestions !== saved.emailPracticeQuestions ||
    !isSameSet(draft.examType, saved.examType)
  );
}

const isSameSet = (one: readonly string[], other: readonly string[]): boolean => {
  const names = new Set(one);
  return names.size === new Set(other).size && other.every((name) => names.has(name));
};

/** Why the form cannot be saved; undefined where it can. */
export function problemOf({ examType }: SettingsDraft): string | undefined {
  return examType.length === 0 ? 'Please select at least one exam type' : undefined;
}

/** Exam types offered: the bank's, and selected ones that are no longer in the bank. */
export function offeredExamTypes(offered: readonly string[], saved: readonly string[]): readonly string[] {
  return [...new Set([...offered, ...saved])];
}
