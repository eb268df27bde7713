import { decodeLabels } from '@/domain/question/questionLabels';
import { stores } from '@/domain/stores';
import { closedList, id, stringOr, wholeNumber } from '@/shared/api/decode';
import { entity } from '@/shared/api/entity';
import { list } from '@/shared/api/list';
import { deviceRecord } from '@/shared/storage/deviceRecord';
import {
  hasRule,
  MAX_RULE_LENGTH,
  mergeMissed,
  MISS_REASONS,
  type MissedQuestion,
  newestOf,
} from './missReasonModel';

const decodeEntries = list(
  entity('reason', ['reason'], {
    quizId: stringOr,
    item: (value: unknown) => Math.max(0, wholeNumber(value)),
    reason: closedList(MISS_REASONS),
    at: wholeNumber,
  }),
);

/** Why a question was missed, and what the student makes of it. It is on the device only and never sent. */
export const missReasons = deviceRecord<MissedQuestion>({
  store: stores.missReasons,
  decode: entity('missed question', ['questionId'], {
    questionId: id,
    rule: stringOr,
    ruleAt: wholeNumber,
    entries: (value: unknown) => newestOf(decodeEntries(value)),
    labels: decodeLabels,
    updatedAt: wholeNumber,
  }),
  accepts: (missed, { recordId }) => missed.questionId === recordId && missed.rule.length <= MAX_RULE_LENGTH,
  isEmpty: (missed) => !hasRule(missed) && missed.entries.length === 0,
  merge: mergeMissed,
});
