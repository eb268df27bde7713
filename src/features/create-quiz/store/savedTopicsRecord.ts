import { SAVED_TOPICS, stores } from '@/domain/stores';
import { decodeMedicalCategoriesMap } from '@/shared/api/category';
import { deviceRecord } from '@/shared/storage/deviceRecord';

/** Topics stored by 'Save settings': the contract's category preference has no field for them. */
export const savedTopics = deviceRecord({
  store: stores.drafts,
  only: SAVED_TOPICS,
  decode: decodeMedicalCategoriesMap,
});
