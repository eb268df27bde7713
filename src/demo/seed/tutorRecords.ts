import type { Random } from '@/demo/context/random';
import { DAY, HOUR, MINUTE } from '@/demo/context/time';
import type { SheetRecord } from '@/demo/database/records';
import { DEMO_TUTOR_ID } from './accounts';
import { ratedBlocks } from './tutorBlocks';

const PHRASES = [
  ['Units', 'Please add units and the reference range to each laboratory value.'],
  [
    'Length',
    'The vignette can be shortened: the second paragraph does not help to decide between the options.',
  ],
  ['Options alike', 'Options of one list should be of the same kind and about the same length.'],
  ['Why wrong', 'Please say for each wrong option why it is wrong, not only why the key is right.'],
  ['Guideline', 'Please cite the current guideline and its year.'],
] as const;

/** What the browser of the demo tutor would have stored: each question of the blocks was rated after the one before. */
export function tutorRecords(sheets: readonly SheetRecord[], now: number, random: Random) {
  return {
    userId: DEMO_TUTOR_ID,
    phrases: PHRASES.map(([name, text], index) => ({
      name,
      text,
      place: index + 1,
      updatedAt: now - 9 * DAY,
    })),
    ratings: ratedBlocks(sheets).flatMap(({ questionIds, quizName, daysAgo }) =>
      questionIds.map((questionId, index) => ({
        at: now - daysAgo * DAY - HOUR + index * 2 * MINUTE,
        quizName,
        questionId,
        seconds: 45 + Math.round(random() * 75),
      })),
    ),
  };
}
