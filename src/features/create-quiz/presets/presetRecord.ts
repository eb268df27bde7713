import { stores } from '@/domain/stores';
import {
  decodeCategoryMap,
  decodeMedicalCategoriesMap,
  EMPTY_CATEGORY_MAP,
  EMPTY_MEDICAL_CATEGORIES_MAP,
} from '@/shared/api/category';
import { boolean, closedList, string, wholeNumber, withDefault } from '@/shared/api/decode';
import { type Decoded, entity } from '@/shared/api/entity';
import { deviceRecord } from '@/shared/storage/deviceRecord';
import { BUILT_IN, PRESET_NAME_LENGTH, presetNameKey } from './builtInPresets';

const categories = withDefault(decodeCategoryMap, EMPTY_CATEGORY_MAP);
const medicalCategories = withDefault(decodeMedicalCategoriesMap, EMPTY_MEDICAL_CATEGORIES_MAP);

/** Every field of Create Quiz except the name. A damaged selection is read as empty. */
const decodeSettings = entity('preset settings', ['mode'], {
  mode: closedList(['CATEGORY_SEARCH', 'POWER_SEARCH']),
  chosen: (value) => ({ ...categories(value), ...medicalCategories(value) }),
  types: entity('question types', ['all'], {
    all: boolean,
    unused: boolean,
    correct: boolean,
    incorrect: boolean,
    marked: boolean,
  }),
  timer: boolean,
  tutor: boolean,
  /** Number of questions; 0 if the field was empty. */
  amount: wholeNumber,
});
export type PresetSettings = Decoded<typeof decodeSettings>;

export const presets = deviceRecord({
  store: stores.presets,
  decode: entity('preset', ['name'], { name: string, settings: decodeSettings }),
  accepts: ({ name }, { recordId }) =>
    name.trim() !== '' &&
    name.length <= PRESET_NAME_LENGTH &&
    !BUILT_IN.some((preset) => preset.id === recordId),
  uniqueName: {
    of: ({ name }) => presetNameKey(name),
    reserved: BUILT_IN.map(({ name }) => presetNameKey(name)),
  },
});
