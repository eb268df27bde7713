import type { Preference } from '@/shared/api/preference';

/** What the form of the settings holds. */
export type SettingsDraft = Pick<Preference, 'examType' | 'emailPracticeQuestions'>;

/** Takes an exam type into the choice or out of it; the others keep their order. */
export function toggled(chosen: readonly string[], name: string): readonly string[] {
  return chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name];
}

/** Whether the form differs from what is saved; the order of exam types is no difference. */
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

/** Why the form cannot be saved; undefined where it can (specification section 5). */
export function problemOf({ examType }: SettingsDraft): string | undefined {
  return examType.length === 0 ? 'Please select at least one exam type' : undefined;
}

/** The exam types to choose from: what the bank offers, and what was chosen before and is no longer offered. */
export function offeredExamTypes(offered: readonly string[], saved: readonly string[]): readonly string[] {
  return [...new Set([...offered, ...saved])];
}
