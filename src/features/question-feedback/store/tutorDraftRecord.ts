import { stores } from '@/domain/stores';
import { decodeTutorRating } from '@/shared/api/feedback';
import { deviceRecord } from '@/shared/storage/deviceRecord';

/** A tutor's unsent rating of each question. */
export const tutorDrafts = deviceRecord({
  store: stores.drafts,
  prefix: 'tutor-feedback/',
  decode: decodeTutorRating,
});
