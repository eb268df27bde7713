import dayjs from 'dayjs';
import { describe, expect, it } from 'vitest';
import { intervalText, nextDueText } from '@/features/study/practice/queue/practiceTexts';

const TODAY = '2026-11-28';

describe('the interval to the next question of the queue', () => {
  it.each([1, 2, 30, 31, 45, 228, 350, 400, 900])(
    'says the interval in the words of the grade: %d days',
    (days) => {
      const day = dayjs(TODAY).add(days, 'day').format('YYYY-MM-DD');
      const text = nextDueText({ due: [], waiting: 1, next: { day, questions: 2 } }, TODAY);
      expect(text).toContain(`Next ${intervalText(TODAY, day)} (`);
    },
  );
});
