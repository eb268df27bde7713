import { stores, STUDY_SETTINGS } from '@/domain/stores';
import { wholeNumber } from '@/shared/api/decode';
import { type Decoded, entity } from '@/shared/api/entity';
import { deviceRecord } from '@/shared/storage/deviceRecord';
import { RETENTION } from './studySettingsModel';

const decodeStudySettings = entity('study settings', ['retention'], { retention: wholeNumber });
export type StudySettings = Decoded<typeof decodeStudySettings>;

/** How a student wants to study; unlike a draft it never expires. */
export const studySettings = deviceRecord<StudySettings>({
  store: stores.drafts,
  only: STUDY_SETTINGS,
  decode: decodeStudySettings,
  accepts: ({ retention }) => retention >= RETENTION.least && retention <= RETENTION.most,
});
