import { stores } from '@/domain/stores';
import { string, wholeNumber } from '@/shared/api/decode';
import { entity } from '@/shared/api/entity';
import { deviceRecord } from '@/shared/storage/deviceRecord';
import { MAX_PHRASE_LENGTH, MAX_PHRASE_NAME, type Phrase } from './phraseModel';

/** A tutor's phrases, on the device only. */
export const phrases = deviceRecord<Phrase>({
  store: stores.phrases,
  decode: entity('phrase', ['text'], {
    name: string,
    text: string,
    place: wholeNumber,
    updatedAt: wholeNumber,
  }),
  accepts: ({ name, text }) =>
    name.trim() !== '' &&
    name.length <= MAX_PHRASE_NAME &&
    text.trim() !== '' &&
    text.length <= MAX_PHRASE_LENGTH,
});
