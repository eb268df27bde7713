import { stores } from '@/domain/stores';
import { decodeTutorRating } from '@/shared/api/feedback';
import { deviceRecord } from '@/shared/storage/deviceRecord';

/** A tutor's rating of each question, as far as it is filled in. */
export const tutorDrafts = deviceRecord({
  store: stores.drafts,
  prefix: 'tutor-feedback/',
  decode: decodeTutorRating,
});
