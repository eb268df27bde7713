import { stores } from '@/domain/stores';
import { string } from '@/shared/api/decode';
import { list } from '@/shared/api/list';
import { deviceRecord } from '@/shared/storage/deviceRecord';

const idList = list(string);

/** Which questions of each quiz a tutor has rated. Earlier releases stored only the list. */
export const ratedQuestions = deviceRecord<{ readonly questionIds: readonly string[] }>({
  store: stores.drafts,
  prefix: 'rated/',
  decode: (value) => ({ questionIds: idList(value) }),
  encode: ({ questionIds }) => ({ items: questionIds }),
});
