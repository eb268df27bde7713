import { stores } from '@/domain/stores';
import { DRILL_SIZE } from '@/domain/study/drillModel';
import { day, letter } from '@/domain/study/drillRecord';
import { MISS_REASONS } from '@/domain/study/miss-reasons/missReasonModel';
import { boolean, closedList, id, maybe } from '@/shared/api/decode';
import { entity } from '@/shared/api/entity';
import { list } from '@/shared/api/list';
import { deviceRecord } from '@/shared/storage/deviceRecord';
import type { AheadRound } from './aheadModel';

const ids = list(id);

/** A round is as short-lived as a drill. */
export const aheadRounds = deviceRecord<AheadRound>({
  store: stores.drafts,
  only: 'study/ahead',
  decode: entity('round', ['day'], {
    day,
    reason: maybe(closedList(MISS_REASONS)),
    questionIds: (value: unknown) => ids(value).slice(0, DRILL_SIZE),
    answers: list(entity('answer', ['questionId'], { questionId: id, isKnown: boolean, choice: letter })),
    gone: ids,
    choice: letter,
    seen: ids,
  }),
});
