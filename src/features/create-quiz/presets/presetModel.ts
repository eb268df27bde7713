import { NO_TYPES, toQuestionOptions } from '@/domain/quiz/question-types/questionTypesModel';
import { knownCategories, unknownNames } from '@/features/create-quiz/store/builderModel';
import {
  CATEGORY_KEYS,
  type CategoryMap,
  EMPTY_MEDICAL_CATEGORIES_MAP,
  MEDICAL_CATEGORY_KEYS,
} from '@/shared/api/category';
import type { BuiltInPreset } from './builtInPresets';
import type { PresetSettings } from './presetRecord';

export interface OwnPreset {
  readonly id: string;
  readonly name: string;
  readonly settings: PresetSettings;
}

export type Preset = OwnPreset | BuiltInPreset;

/** What a preset fills in, and which of its categories the bank no longer has. */
export function resolvePreset(
  { settings }: Preset,
  bank: CategoryMap,
): { readonly settings: PresetSettings; readonly missing: readonly string[] } {
  if (!('chosen' in settings)) {
    const types = { ...NO_TYPES, unused: true };
    const chosen = { ...EMPTY_MEDICAL_CATEGORIES_MAP, ...bank };
    return {
      settings: { ...settings, mode: 'CATEGORY_SEARCH', chosen, types, tutor: false },
      missing: [],
    };
  }
  if (settings.mode === 'POWER_SEARCH') return { settings, missing: [] };
  return {
    settings: { ...settings, chosen: { ...settings.chosen, ...knownCategories(settings.chosen, bank) } },
    missing: unknownNames(settings.chosen, bank),
  };
}

/** Names what the bank no longer has; undefined if nothing is missing. */
export const missingText = ({ name }: Preset, missing: readonly string[]): string | undefined =>
  missing.length === 0
    ? undefined
    : `The bank no longer has ${missing.map((name) => `‘${name}’`).join(', ')}. The rest of ‘${name}’ is chosen.`;

/** Equal for settings that draw the same questions in the same way. */
function settingsKey({ mode, chosen, types, timer, tutor, amount }: PresetSettings): string {
  const headings = mode === 'POWER_SEARCH' ? MEDICAL_CATEGORY_KEYS : CATEGORY_KEYS;
  const names = headings.map((heading) => [...chosen[heading]].sort());
  return JSON.stringify([mode, names, toQuestionOptions(types), timer, tutor, amount]);
}

/** The preset that the form matches, or the preferred one of several; undefined if it matches none. */
export function matchingPreset(
  presets: readonly Preset[],
  bank: CategoryMap,
  form: PresetSettings,
  preferredId: string | undefined,
): Preset | undefined {
  const key = settingsKey(form);
  const matching = presets.filter((preset) => settingsKey(resolvePreset(preset, bank).settings) === key);
  return matching.find(({ id }) => id === preferredId) ?? matching[0];
}
