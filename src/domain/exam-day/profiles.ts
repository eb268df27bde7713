import type { DayFormat } from './examDayModel';

/**
 * The formats of the boards; no other module contains their numbers. The sources, read in November 2026, are stored
 * copies of public pages: check the live ones before relying on a number.
 * - Step 1, Step 2 CK: blocks, items (Step 2 CK: 18 to 20) and minutes from
 *   https://www.usmle.org/test-delivery-software-updates-step-2-ck-and-step-1-coming-may-2026 (as of April 27, 2026). The
 *   break is what that page leaves: days of 8 and 9 hours, less the blocks and a tutorial of 5 minutes; pages of third
 *   parties name the same 55. The board's own page on it: https://www.usmle.org/step-exams
 * - Step 3 day 1: the page above says that the new blocks are in place since March 10, 2026, and that items and duration of
 *   the day are unchanged; the 12 blocks of 18 to 20 items from pages of third parties that cite the board
 *   (https://www.imgprep.com/usmle-changes-2026). The break of 45 minutes is the one published before, with 6 blocks of an
 *   hour and the same tutorial of 5 minutes. To be checked at https://www.usmle.org/step-exams/step-3
 * - COMLEX-USA Level 1: 320 items in eight sections of 40 since May 2026, from pages of third parties
 *   (https://blog.premeducated.com/comlex-2026-format-changes-what-students-need-to-know/): to be checked at
 *   https://www.nbome.org/assessments/comlex-usa/comlex-usa-level-1/. The board times two sessions of four hours, which is
 *   an hour a section. The break, a pool of 60 minutes, from
 *   https://www.nbome.org/blogs/what-to-expect-when-scheduling-registering-for-comlex-usa-with-pearson-vue/
 */
export const PROFILES: readonly (DayFormat & { readonly exam: string })[] = [
  { exam: 'USMLE Step 1', blocks: 14, items: 20, minutes: 30, breakMinutes: 55 },
  { exam: 'USMLE Step 2 CK', blocks: 16, items: 20, minutes: 30, breakMinutes: 55 },
  { exam: 'USMLE Step 3 day 1', blocks: 12, items: 20, minutes: 30, breakMinutes: 45 },
  { exam: 'COMLEX Level 1', blocks: 8, items: 40, minutes: 60, breakMinutes: 60 },
];

export const CUSTOM = 'Custom';

/** The allowed range of each part of a day. */
export const LIMITS = {
  blocks: [1, 20],
  items: [1, 40],
  minutes: [1, 120],
  breakMinutes: [0, 120],
} as const satisfies Record<keyof DayFormat, readonly [least: number, most: number]>;

/** Items of the whole day. */
export const itemsOf = ({ blocks, items }: DayFormat): number => blocks * items;
