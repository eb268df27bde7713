/** Contract, section Quiz building: the two ways in which questions are sorted. */
import { entityFields, fieldsOf, isAbsent, nameList, unwrap, type Fields } from './decode';
import type { Endpoint } from './endpoint';

/** The names chosen, or offered, under each heading of the category search. */
export interface CategoryMap {
  readonly discipline: readonly string[];
  readonly organSystem: readonly string[];
  readonly examType: readonly string[];
}

/** The names chosen, or found, in the power search. */
export interface MedicalCategoriesMap {
  readonly topics: readonly string[];
  readonly subtopics: readonly string[];
}

/** The headings of a `CategoryMap`, in the order in which screens show them. */
export const CATEGORY_KEYS = ['discipline', 'organSystem', 'examType'] as const;

/** The headings of a `MedicalCategoriesMap`. */
export const MEDICAL_CATEGORY_KEYS = ['topics', 'subtopics'] as const;

/** The five headings under which results and performance are broken down. */
export type CategoryHeading = keyof CategoryMap | keyof MedicalCategoriesMap;

/** The ten exam types offered (spec 1, section 1): what stands in when `getBankCategories` fails. */
export const EXAM_TYPES = [
  'ABSITE',
  'Step 1',
  'Step 2',
  'Step 3',
  'MCAT',
  'COMLEX',
  'OMM',
  'ABR Core',
  'ABIM',
  'ABFM',
] as const;

/** No category at all. */
export const EMPTY_CATEGORY_MAP: CategoryMap = { discipline: [], organSystem: [], examType: [] };

/** No topic at all. */
export const EMPTY_MEDICAL_CATEGORIES_MAP: MedicalCategoriesMap = { topics: [], subtopics: [] };

/** Missing lists read as empty; entries may be `{ name }` or `{ id, name }`. Throws `DecodeError`. */
export function decodeCategoryMap(body: unknown): CategoryMap {
  return readCategoryMap(entityFields(body, 'CategoryMap', ...CATEGORY_KEYS));
}

function readCategoryMap(fields: Fields): CategoryMap {
  return {
    discipline: nameList(fields.get('discipline')),
    organSystem: nameList(fields.get('organSystem')),
    examType: nameList(fields.get('examType')),
  };
}

/** Missing lists read as empty. Throws `DecodeError`. */
export function decodeMedicalCategoriesMap(body: unknown): MedicalCategoriesMap {
  const fields = entityFields(body, 'MedicalCategoriesMap', ...MEDICAL_CATEGORY_KEYS);
  return { topics: nameList(fields.get('topics')), subtopics: nameList(fields.get('subtopics')) };
}

/** What the user last saved, bare or as sent (`{ userId, categoryMap }`); nothing saved reads as nothing chosen. */
export function decodeCategoryPreference(body: unknown): CategoryMap {
  const preference = unwrap(body, 'categoryMap', ...CATEGORY_KEYS);
  if (isAbsent(preference)) return EMPTY_CATEGORY_MAP;
  const fields = fieldsOf(preference, 'CategoryPreference');
  const saved = fields.get('categoryMap');
  return isAbsent(saved) ? readCategoryMap(fields) : decodeCategoryMap(saved);
}

/** The categories of the builder's three pickers. */
export const getCategories: Endpoint<void, CategoryMap> = {
  id: 'getCategories',
  method: 'GET',
  path: '/quiz/categories',
  bearer: 'required',
  request: () => ({}),
  decode: decodeCategoryMap,
};

/** The categories of the whole bank; where it fails, `EXAM_TYPES` stand in. */
export const getBankCategories: Endpoint<void, CategoryMap> = {
  id: 'getBankCategories',
  method: 'GET',
  path: '/bank/question/category',
  bearer: 'required',
  request: () => ({}),
  decode: decodeCategoryMap,
};

/** Contract call `getCategoryPreference`: the categories that a user saved for the next quiz. */
export const getCategoryPreference: Endpoint<{ readonly userId: string }, CategoryMap> = {
  id: 'getCategoryPreference',
  method: 'GET',
  path: '/quiz/categories/preferences/selected/user/:userId',
  bearer: 'required',
  request: ({ userId }) => ({ segments: { userId } }),
  decode: decodeCategoryPreference,
};

/** Contract call `saveCategoryPreference`: keeps the chosen categories for the next quiz. */
export const saveCategoryPreference: Endpoint<
  { readonly userId: string; readonly categoryMap: CategoryMap },
  CategoryMap
> = {
  id: 'saveCategoryPreference',
  method: 'POST',
  path: '/quiz/categories/preferences/selected/user/:userId',
  bearer: 'required',
  request: ({ userId, categoryMap }) => ({ segments: { userId }, body: { userId, categoryMap } }),
  decode: decodeCategoryPreference,
};

/** Contract call `searchTopics`: the power search's topics and subtopics for what was typed. */
export const searchTopics: Endpoint<{ readonly keyword: string }, MedicalCategoriesMap> = {
  id: 'searchTopics',
  method: 'GET',
  path: '/medical-categorization/categories/v2/search',
  bearer: 'required',
  request: ({ keyword }) => ({ query: { keyword } }),
  decode: decodeMedicalCategoriesMap,
};
