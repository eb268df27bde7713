/** Characters; a longer name would not fit in the list. */
export const PRESET_NAME_LENGTH = 60;

export interface BuiltInPreset {
  readonly id: string;
  readonly name: string;
  /** In addition to every category of the bank and unused questions. */
  readonly settings: { readonly amount: number; readonly timer: boolean };
}

export const BUILT_IN: readonly BuiltInPreset[] = [
  { id: 'built-in-20', name: 'Exam block: 20 items, 30 minutes', settings: { amount: 20, timer: true } },
  { id: 'built-in-40', name: 'Exam block: 40 items, 60 minutes', settings: { amount: 40, timer: true } },
  { id: 'built-in-10', name: 'Quick ten, untimed', settings: { amount: 10, timer: false } },
];

/** Ignores case and spaces. */
export const presetNameKey = (name: string): string => name.replaceAll(/\s/g, '').toLowerCase();
