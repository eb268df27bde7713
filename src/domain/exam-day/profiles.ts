import type { DayFormat } from './examDayModel';

/** The format of a board's exam day. */
export interface Profile extends DayFormat {
  readonly exam: string;
  /** Its exam type in the question bank. */
  readonly examType: string;
  /** Whether the board's test driver has neither lab values nor a calculator. */
  readonly hasNoReference?: true;
  /** Length of the tutorial before the first block; what is left of it is added to the break. */
  readonly tutorialMinutes?: number;
}

const POOLED = { parts: [], fixedBreaks: [] } as const;

/** So many blocks of that many items, then so many of another number, each of the same minutes. */
const uneven = (minutes: number, ...runs: readonly (readonly [blocks: number, items: number])[]) =>
  runs.flatMap(([blocks, items]) => Array.from({ length: blocks }, () => ({ items, minutes })));

/**
 * The formats of the boards; no other module contains their numbers. The sources, read in November 2026, are stored
 * copies of public pages: check the live ones before relying on a number.
 * - Step 1, Step 2 CK (sure): blocks, items (Step 2 CK: 316 in blocks of 18 to 20) and minutes from
 *   https://www.usmle.org/test-delivery-software-updates-step-2-ck-and-step-1-coming-may-2026 (as of April 27, 2026).
 *   The break is what that page leaves: days of 8 and 9 hours, less the blocks and a tutorial of 5 minutes; pages of
 *   third parties name the same 55. Which blocks have fewer items is not published: here the last ones.
 * - Step 3 day 1 (items and break: third parties): 232 items in 12 blocks of 18 to 20 since March 10, 2026
 *   (https://www.imgprep.com/usmle-changes-2026). The break of 45 minutes is the one published before, with 6 blocks of
 *   an hour and the same tutorial of 5 minutes. To be checked at https://www.usmle.org/step-exams/step-3
 * - COMLEX-USA Level 1 (items: third parties): 320 items in eight sections of 40 since May 2026
 *   (https://blog.premeducated.com/comlex-2026-format-changes-what-students-need-to-know/): to be checked at
 *   https://www.nbome.org/assessments/comlex-usa/comlex-usa-level-1/. The board times two sessions of four hours, which
 *   is an hour a section. The break, a pool of 60 minutes, from
 *   https://www.nbome.org/blogs/what-to-expect-when-scheduling-registering-for-comlex-usa-with-pearson-vue/
 * - MCAT (sure): sections and minutes from https://students-residents.aamc.org; optional breaks of 10, 30 and 10
 *   minutes, of which nothing carries over. It has neither a calculator nor lab values.
 * - ABIM (sure): up to 240 items in four sessions of up to two hours, 100 minutes of break, from https://www.abim.org
 * - ABFM (sure): four sections of 75 items and 95 minutes, 100 minutes of break, from https://www.theabfm.org
 * - ABSITE (items: about): about 250 items in two blocks of two and a half hours, from https://www.absurgery.org. Its
 *   pages name no break: the 15 minutes are an assumption.
 */
export const PROFILES: readonly Profile[] = [
  {
    exam: 'USMLE Step 1',
    examType: 'Step 1',
    blocks: 14,
    items: 20,
    minutes: 30,
    breakMinutes: 55,
    tutorialMinutes: 5,
    ...POOLED,
  },
  {
    ...{ exam: 'USMLE Step 2 CK', examType: 'Step 2', blocks: 16, items: 20, minutes: 30, breakMinutes: 55 },
    ...POOLED,
    tutorialMinutes: 5,
    parts: uneven(30, [14, 20], [2, 18]),
  },
  {
    ...{
      exam: 'USMLE Step 3 day 1',
      examType: 'Step 3',
      blocks: 12,
      items: 20,
      minutes: 30,
      breakMinutes: 45,
    },
    ...POOLED,
    tutorialMinutes: 5,
    parts: uneven(30, [8, 20], [4, 18]),
  },
  {
    exam: 'COMLEX Level 1',
    examType: 'COMLEX',
    blocks: 8,
    items: 40,
    minutes: 60,
    breakMinutes: 60,
    ...POOLED,
  },
  {
    ...{ exam: 'MCAT', examType: 'MCAT', blocks: 4, items: 59, minutes: 95, breakMinutes: 50 },
    parts: [...uneven(95, [1, 59]), ...uneven(90, [1, 53]), ...uneven(95, [2, 59])],
    fixedBreaks: [10, 30, 10],
    hasNoReference: true,
  },
  { exam: 'ABIM', examType: 'ABIM', blocks: 4, items: 60, minutes: 120, breakMinutes: 100, ...POOLED },
  { exam: 'ABFM', examType: 'ABFM', blocks: 4, items: 75, minutes: 95, breakMinutes: 100, ...POOLED },
  { exam: 'ABSITE', examType: 'ABSITE', blocks: 2, items: 125, minutes: 150, breakMinutes: 15, ...POOLED },
];

export const profileOf = (exam: string): Profile | undefined =>
  PROFILES.find((profile) => profile.exam === exam);

export const CUSTOM = 'Custom';

/** The allowed range of each number of a day of one's own. */
export const LIMITS = {
  blocks: [1, 20],
  items: [1, 125],
  minutes: [1, 150],
  breakMinutes: [0, 120],
} as const;
