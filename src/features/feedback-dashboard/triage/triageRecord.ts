import { stores } from '@/domain/stores';
import { closedList, id, stringOr, wholeNumber, withDefault } from '@/shared/api/decode';
import { entity } from '@/shared/api/entity';
import { deviceRecord } from '@/shared/storage/deviceRecord';
import { TRIAGE_NOTE_LENGTH, TRIAGE_STATUSES, type TriageStatus } from './triageModel';

const decodeTriage = entity('triage', ['questionId'], {
  questionId: id,
  status: withDefault<TriageStatus>(closedList(TRIAGE_STATUSES), 'new'),
  note: (value) => stringOr(value).slice(0, TRIAGE_NOTE_LENGTH),
  updatedAt: wholeNumber,
});

export const triages = deviceRecord({
  store: stores.triage,
  decode: decodeTriage,
  accepts: ({ questionId }, { recordId }) => questionId === recordId,
});
