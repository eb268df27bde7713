import { fieldsOf, isAbsent, unwrap, withDefault } from './decode';
import type { DecodeContext } from './decodeContext';
import { get, post } from './endpoint';
import { type Decoded, entity } from './entity';
import { bodyIgnored } from './ignored';
import { nameList } from './list';
import { described } from './schema';

/** The headings of a `CategoryMap`, in display order. */
export const CATEGORY_KEYS = ['discipline', 'organSystem', 'examType'] as const;

/** The headings of a `MedicalCategoriesMap`. */
export const MEDICAL_CATEGORY_KEYS = ['topics', 'subtopics'] as const;

/** Missing lists read as empty; entries may be `{ name }` or `{ id, name }`. */
export const decodeCategoryMap = entity('CategoryMap', CATEGORY_KEYS, {
  discipline: nameList,
  organSystem: nameList,
  examType: nameList,
});

export type CategoryMap = Decoded<typeof decodeCategoryMap>;

/** Missing lists read as empty. */
export const decodeMedicalCategoriesMap = entity('MedicalCategoriesMap', MEDICAL_CATEGORY_KEYS, {
  topics: nameList,
  subtopics: nameList,
});

export type MedicalCategoriesMap = Decoded<typeof decodeMedicalCategoriesMap>;

/** The five headings of results and performance. */
export type CategoryHeading = keyof CategoryMap | keyof MedicalCategoriesMap;

/** The ten exam types, used if `getBankCategories` fails. */
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

export const EMPTY_CATEGORY_MAP: CategoryMap = { discipline: [], organSystem: [], examType: [] };

export const EMPTY_MEDICAL_CATEGORIES_MAP: MedicalCategoriesMap = { topics: [], subtopics: [] };

/** `EMPTY_CATEGORY_MAP` if there is no usable one. */
export const categoryMapOrEmpty = withDefault(decodeCategoryMap, EMPTY_CATEGORY_MAP);

/** `EMPTY_MEDICAL_CATEGORIES_MAP` if there is no usable one. */
export const medicalCategoriesOrEmpty = withDefault(decodeMedicalCategoriesMap, EMPTY_MEDICAL_CATEGORIES_MAP);

/** The saved selection, bare or as sent (`{ userId, categoryMap }`); nothing saved reads as empty. */
export const decodeCategoryPreference = described(
  decodeCategoryMap.schema,
  (body: unknown, context?: DecodeContext): CategoryMap => {
    const preference = unwrap(body, ['categoryMap', ...CATEGORY_KEYS], context);
    if (isAbsent(preference)) return EMPTY_CATEGORY_MAP;
    const saved = fieldsOf(preference, 'CategoryPreference', context).get('categoryMap');
    return decodeCategoryMap(isAbsent(saved) ? preference : saved, context);
  },
);

/** The categories of the builder's three pickers. */
export const getCategories = get('getCategories', '/quiz/categories', decodeCategoryMap);

/** The categories of the whole bank; if it fails, `EXAM_TYPES` are used. */
export const getBankCategories = get('getBankCategories', '/bank/question/category', decodeCategoryMap);

export const getCategoryPreference = get(
  'getCategoryPreference',
  '/quiz/categories/preferences/selected/user/:userId',
  decodeCategoryPreference,
  { noneYet: true },
);

export const saveCategoryPreference = post(
  'saveCategoryPreference',
  '/quiz/categories/preferences/selected/user/:userId',
  bodyIgnored(decodeCategoryPreference),
  {
    request: ({ userId, categoryMap }: { readonly userId: string; readonly categoryMap: CategoryMap }) => ({
      segments: { userId },
      body: { userId, categoryMap },
    }),
  },
);

export const searchTopics = get(
  'searchTopics',
  '/medical-categorization/categories/v2/search',
  decodeMedicalCategoriesMap,
  { request: ({ keyword }: { readonly keyword: string }) => ({ query: { keyword } }) },
);
