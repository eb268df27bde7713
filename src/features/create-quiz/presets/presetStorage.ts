import { clockSkew } from '@/domain/session/token';
import type { QuestionTypes } from '@/features/create-quiz/store/questionTypesModel';
import {
  decodeCategoryMap,
  decodeMedicalCategoriesMap,
  EMPTY_CATEGORY_MAP,
  EMPTY_MEDICAL_CATEGORIES_MAP,
} from '@/shared/api/category';
import { boolean, fieldsOf, oneOf, string, tryDecode, wholeNumber } from '@/shared/api/decode';
import { recordStore } from '@/shared/storage/recordStore';
import type { OwnPreset, PresetSettings } from './presetModel';

const PRESET_VERSION = 1;

/** `updatedAt` in milliseconds since 1970. */
export const encodePreset = ({ name, settings }: OwnPreset, updatedAt: number): unknown => ({
  version: PRESET_VERSION,
  name,
  settings,
  updatedAt,
});

/** undefined for damaged records and those of a newer release; a damaged selection is empty. */
export function decodePreset(id: string, value: unknown): OwnPreset | undefined {
  return tryDecode(() => {
    const fields = fieldsOf(value, 'preset');
    if (fields.get('version') !== PRESET_VERSION) return undefined;
    return { id, name: string(fields.get('name')), settings: decodeSettings(fields.get('settings')) };
  });
}

function decodeSettings(value: unknown): PresetSettings {
  const fields = fieldsOf(value, 'preset settings');
  const chosen = fields.get('chosen');
  const types = fieldsOf(fields.get('types'), 'question types');
  const isOn = (type: keyof QuestionTypes): boolean => boolean(types.get(type));
  return {
    mode: oneOf(fields.get('mode'), ['CATEGORY_SEARCH', 'POWER_SEARCH']),
    chosen: {
      ...(tryDecode(() => decodeCategoryMap(chosen)) ?? EMPTY_CATEGORY_MAP),
      ...(tryDecode(() => decodeMedicalCategoriesMap(chosen)) ?? EMPTY_MEDICAL_CATEGORIES_MAP),
    },
    types: {
      all: isOn('all'),
      unused: isOn('unused'),
      correct: isOn('correct'),
      incorrect: isOn('incorrect'),
      marked: isOn('marked'),
    },
    timer: boolean(fields.get('timer')),
    tutor: boolean(fields.get('tutor')),
    amount: wholeNumber(fields.get('amount')),
  };
}

const store = recordStore('presets', {
  decode: (value, { recordId }) => decodePreset(recordId, value),
});

/** The visitor's own presets, under the user's id; never rejects. */
export const presetStorage = {
  list: async (userId: string): Promise<readonly OwnPreset[]> =>
    (await store.list(userId)).map(({ value }) => value),
  write: (userId: string, preset: OwnPreset): Promise<void> =>
    store.write(userId, preset.id, encodePreset(preset, Date.now() + clockSkew())),
  remove: store.remove,
  watch: store.watch,
} as const;
