import { extraTimeOf } from '@/domain/attempt/extraTime';
import { stores, STUDY_SETTINGS } from '@/domain/stores';
import { GOAL, RETENTION } from '@/domain/study/plan/studyPlanModel';
import { boolean, maybe, string, wholeNumber } from '@/shared/api/decode';
import { type Decoded, entity } from '@/shared/api/entity';
import { isTimeOfDay } from '@/shared/format/dates';
import { isDay } from '@/shared/format/isoTime';
import { deviceRecord } from '@/shared/storage/deviceRecord';

const decodeStudySettings = entity('study settings', ['retention'], {
  retention: wholeNumber,
  examDay: maybe(string),
  /** Percent of the usual time of timed quizzes. Never sent: it says something of a person's health. */
  extraTime: extraTimeOf,
  endsBeforeExam: maybe(boolean),
  stopAt: maybe(string),
  continuedOn: maybe(string),
  goal: maybe(entity('daily goal', ['questions'], { questions: wholeNumber, since: string })),
  /** First and last day of the calendar files that were saved. */
  noted: maybe(entity('noted days', ['from'], { from: string, until: string })),
});
export type StudySettings = Decoded<typeof decodeStudySettings>;

/** Unlike a draft, these settings never expire. */
export const studySettings = deviceRecord<StudySettings>({
  store: stores.drafts,
  only: STUDY_SETTINGS,
  decode: decodeStudySettings,
  accepts: ({ retention, examDay, stopAt, continuedOn, goal, noted }) =>
    retention >= RETENTION.least &&
    retention <= RETENTION.most &&
    (examDay === undefined || isDay(examDay)) &&
    (stopAt === undefined || isTimeOfDay(stopAt)) &&
    (continuedOn === undefined || isDay(continuedOn)) &&
    (goal === undefined ||
      (goal.questions >= GOAL.least && goal.questions <= GOAL.most && isDay(goal.since))) &&
    (noted === undefined || (isDay(noted.from) && isDay(noted.until))),
});
